import { plural } from '../plural.ts';
import type { AnalysisText } from './en.ts';

export const it: AnalysisText = {
  hint: {
    thinking: 'Penso a un suggerimento …',
    best: 'Suggerimento:',
    second: 'Quasi altrettanto buono:',
    worth: share => `Quota di vittoria: ${share}`,
    take: 'Segui',
    takeOf: what => `Segui: ${what}`,
  },
  title: 'Analisi',
  about:
    'Un bot ripensa ogni decisione con quello che il suo giocatore poteva sapere in quel momento: chi era in vantaggio, dove la partita è cambiata e che cosa sarebbe stato meglio.',
  estimate: 'Tutte le cifre sono stime dei nostri bot. 100% è la vittoria, 0% l’ultimo posto.',
  stop: 'Ferma',
  goOn: 'Continua',
  progress: (count, all) => `Penso: azione ${count} di ${all}`,
  stopped: (count, all) => `Fermata all’azione ${count} di ${all}`,
  done: count => plural(count, 'decisione esaminata', 'decisioni esaminate'),
  graph: 'Quota di vittoria prevista',
  now: 'In questo momento',
  sharesAt: (moment, shares) => `${moment}: ${shares}`,
  shareOf: (name, share) => `${name} ${share}`,
  turningPoints: 'Momenti di svolta',
  none: 'Nessuna decisione è costata molto.',
  noneYet: 'Finora nessuno.',
  action: number => `Azione ${number}`,
  cost: share => `persi ${share}`,
  did: 'Giocato:',
  better: 'Meglio:',
  note: {
    best: (name, did) => `${name} continua con «${did}»: non si è trovato niente di meglio.`,
    close: (name, did, best) =>
      `${name} continua con «${did}». «${best}» sarebbe stato quasi altrettanto buono.`,
    worse: (name, did, best, cost) =>
      `${name} continua con «${did}». «${best}» sarebbe stato meglio (+${cost}).`,
    nothing: 'In questo momento non c’era niente da scegliere.',
    notYet: 'Questo momento non è ancora stato esaminato.',
    over: 'La partita è finita.',
  },
};
