import type { end as english } from '../en/end.ts';

export const end: typeof english = {
  end: {
    endings: { resigned: 'Nessun altro gioca più', abandoned: 'Se ne sono andati tutti' },
    leftEarly: 'fuori prima della fine: ultimo posto',
    ratings: 'Punteggi',
    rating: (before, after) => `da ${before} a ${after}`,
    rematchReady: 'Gli altri hanno preparato la rivincita.',
    joinRematch: 'Alla rivincita',
    backToTable: 'Torna al tavolo',
    otherRules:
      'È stata giocata con regole che questo server non usa più, perciò il tabellone non si può mostrare. La registrazione si può ancora scaricare.',
  },
  verify: {
    title: 'Controlla la sorte di questa partita',
    intro:
      'Prima della prima azione il server ha fissato l’impronta di un seme segreto. Ora il seme è noto: il tuo browser rigioca tutta la partita e controlla ogni estrazione.',
    checking: 'Rigioco la partita …',
    sameFingerprint: 'L’impronta è quella che questo browser ha visto durante la partita.',
    listedFingerprint: 'L’impronta è quella che il server mostra dall’inizio.',
    otherFingerprint: 'L’impronta non è quella mostrata prima. Qualcuno ha manomesso questa partita.',
    notOver: 'Il seme si mostra a partita finita. La sua impronta è già fissata:',
    givenUp: 'La partita è stata abbandonata prima della fine secondo le regole',
    replay: 'Rivedi passo per passo',
  },
};
