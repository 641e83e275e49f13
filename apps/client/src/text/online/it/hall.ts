import type { OnlineText } from '../en.ts';
import { plural } from '../../plural.ts';

export const hall: Pick<OnlineText, 'hall'> = {
  hall: {
    title: 'Albo d’oro',
    games: 'Giochi',
    among: 'Chi è in classifica',
    everybody: 'Tutti',
    friends: 'I miei amici',
    finished: count => plural(count, 'partita pubblica finita', 'partite pubbliche finite'),
    rated: count => plural(count, 'persona con un punteggio', 'persone con un punteggio'),
    ranked: count => `${count} in classifica`,
    rule: least =>
      `In classifica, secondo il punteggio, è chi ha un account e ha finito almeno ${least} partite con punteggio. A pari punteggio il posto è lo stesso.`,
    placeOf: (place, of) => `Sei al ${place}º posto su ${of}`,
    placeAmongFriends: place => `Tra i tuoi amici sei al ${place}º posto`,
    placeIs: place => `${place}º posto`,
    show: 'Mostrami nella classifica',
    toTop: 'Dal primo posto in giù',
    more: 'Mostra altri',
    missing: count =>
      `Non sei ancora in classifica: ${count === 1 ? 'ti manca' : 'ti mancano'} ${plural(count, 'partita', 'partite')} con punteggio.`,
    guest:
      'Gli ospiti non sono in classifica. Con un account puoi giocare partite con punteggio e guadagnarti un posto.',
    open: 'Apri un tavolo con punteggio',
    empty: 'Qui ancora nessuno è in classifica.',
    emptyFriends: 'Né tu né i tuoi amici siete ancora in classifica.',
    howTo: least =>
      `Ci entra chi finisce ${plural(least, 'partita', 'partite')} con punteggio contro altri membri: apri un tavolo con punteggio e invita qualcuno.`,
    best: 'I primi tre',
    list: title => `Classifica: ${title}`,
    place: 'Posto',
    name: 'Nome',
    last: 'Ultima partita con punteggio',
    score: (games, wins) =>
      `${plural(games, 'partita', 'partite')}, ${wins} ${wins === 1 ? 'vinta' : 'vinte'}`,
    you: 'tu',
  },
};
