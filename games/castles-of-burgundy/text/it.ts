import { type BurgundyText, burgundyText } from './burgundy-text.ts';
import { board } from './it/board.ts';
import { actions, events, gains } from './it/log.ts';
import { options } from './it/options.ts';
import { position } from './it/position.ts';
import { plainPrompts, prompts } from './it/prompts.ts';
import { families, goods, goodsCount, rewards, tiles } from './it/tiles.ts';

export const it: BurgundyText = burgundyText({
  title: 'The Castles of Burgundy',
  tagline: 'Due dadi, qualche lavoratore e un ducato da riempire',
  about:
    'Nella Borgogna del Quattrocento costruisci un ducato di 37 spazi. In ogni turno due dadi dicono quali tessere puoi prendere, dove puoi piazzarle e quali merci puoi vendere; i lavoratori piegano i dadi alla tua volontà. Castelli, navi, miniere, bestiame, edifici e monasteri agiscono ciascuno a modo suo, e le aree completate presto valgono di più. Dopo cinque fasi di cinque round vince chi ha più punti vittoria.',
  seatNames: ['Blu', 'Nero', 'Verde', 'Rosso'],
  options,
  endings: {
    lastPhase: 'La fase E è finita',
    duchyCovered: 'Vittoria: tutti gli spazi del ducato sono coperti',
    soloLost: 'Sconfitta: i 25 round sono finiti e restano spazi vuoti',
  },
  tieBreaks: {
    emptySpaces: 'più spazi vuoti nel ducato',
    furthestBack: 'più indietro nell’ordine di turno',
  },
  scores: {
    livestock: 'Bestiame',
    areas: 'Aree per dimensione',
    phases: 'Aree per fase',
    colourBonus: 'Tessere bonus',
    goodsSold: 'Merci vendute',
    buildings: 'Torri di vedetta',
    borderPosts: 'Posti di confine',
    tradeRoutes: 'Vie commerciali',
    monasteries: 'Monasteri',
    shields: 'Scudi',
    goods: 'Merci rimaste',
    silver: 'Monete d’argento',
    workers: 'Lavoratori',
    spaces: 'Spazi coperti',
  },
  families,
  goods,
  goodsCount,
  rewards,
  tiles,
  prompts,
  plainPrompts,
  actions,
  events,
  gains,
  reasons: async () => (await import('./it/reasons.ts')).reasons,
  position,
  where: {
    now: (letter, round, rounds) => `${letter} · ${round}/${rounds}`,
    phase: (letter, round, rounds) => `Fase ${letter}, round ${round} di ${rounds}`,
    areas: points => `${points} PV per ogni area`,
  },
  board,
  and: 'e',
});
