import type { ClientText } from '../en.ts';
import { plural } from '../plural.ts';

export const replay: Pick<ClientText, 'replay'> = {
  replay: {
    title: 'Rivedi',
    intro:
      'Rivedi qualunque partita, passo per passo: una delle tue, o una registrazione venuta da fuori. Ogni azione e ogni estrazione è verificata con le regole.',
    choose: 'Scegli una registrazione',
    drop: 'o trascinane una su questa pagina',
    own: 'Le tue partite',
    noOwn: 'Su questo dispositivo non ci sono ancora partite.',
    fileTooBig: name => `${name} è troppo grande per essere una registrazione.`,
    fileUnreadable: name => `Non si riesce a leggere ${name}. È un file?`,
    noRecord: name => `${name} non è la registrazione di una partita.`,
    openTitle: 'Lasciare il tavolo?',
    openText: name =>
      `La registrazione ${name} si guarda su una pagina a parte. La partita a questo tavolo resta com’è, e si ritrova tornando indietro.`,
    open: 'Mostra la registrazione',
    checking: 'Verifico la registrazione …',
    first: 'All’inizio',
    previous: 'Un’azione indietro',
    next: 'Un’azione avanti',
    last: 'Alla fine',
    play: 'Avvia',
    pause: 'Pausa',
    speed: 'Velocità',
    speeds: { slow: 'lenta', normal: 'normale', fast: 'rapida' },
    moment: (count, all) => `Azione ${count} di ${all}`,
    beginning: 'L’inizio',
    viewpoint: 'Vista da',
    spectator: 'Spettatore',
    copyLink: 'Copia un link a questo momento',
    copied: 'Link copiato',
    copyFailed: 'Il link non si è potuto copiare; si trova nella barra dell’indirizzo.',
    legal: 'Tutte le azioni erano consentite',
    hashes: count => plural(count, 'posizione verificata', 'posizioni verificate'),
    fair: 'Le estrazioni vengono dal seme fissato prima della partita',
    unfair: 'Le estrazioni non vengono dal seme fissato prima della partita',
    unknownFairness:
      'Il seme si mostra a partita finita; fino ad allora le estrazioni non si possono verificare',
    unfinished: 'La partita non è ancora finita',
    another: 'Un’altra registrazione',
    slider: 'Momento della partita',
    analyse: 'Analizza la partita',
    verdict: 'Verificata',
  },
};
