import { type BattleText, battleText } from './battle-text.ts';
import { board } from './it/board.ts';
import { actions, events, outcomes } from './it/log.ts';
import { prompts } from './it/prompts.ts';
import { terrain, units } from './it/units.ts';

export const it: BattleText = battleText({
  title: 'Medieval Battle',
  tagline: 'Due eserciti, un campo, nessun dado',
  about:
    'Guidi un esercito di cavalieri, picche e archi su un campo di esagoni composto da moduli girevoli. I punti movimento non tornano a ogni turno: durano finché non spendi un segnalino tempo per raggruppare. Ogni combattimento si calcola alla luce del sole, un buon comandante può ritirarsi invece di restare, e nulla è affidato al caso. Vinci tenendo le bandiere o distruggendo la carovana nemica.',
  seatNames: ['Rosso', 'Giallo'],
  options: {
    size: {
      name: 'Campo di battaglia',
      explanation: 'Quanto sono grandi la mappa e gli eserciti.',
      values: {
        standard: {
          name: 'Standard',
          explanation: '20 Punti Reclutamento, 5 punti vittoria per vincere, da 45 a 60 minuti',
        },
        large: {
          name: 'Grande',
          explanation: '30 Punti Reclutamento, 6 punti vittoria per vincere, da 60 a 90 minuti',
        },
      },
    },
    map: {
      name: 'Mappa',
      explanation: 'Una mappa a caso, una pronta, o una tua composizione di moduli scritta come codice.',
    },
    dismount: {
      name: "Dividere l'unità (smontare)",
      explanation:
        'Regola opzionale: la cavalleria può smontare e combattere a piedi con meno punti movimento.',
    },
  },
  endings: {
    victoryPoints: 'Punti vittoria sufficienti',
    exhaustion: 'Eserciti esausti: né segnalini tempo né punti movimento',
    passes: 'Entrambi hanno passato',
  },
  tieBreaks: {
    valueOnBoard: 'più Punti Reclutamento sul tabellone',
  },
  scores: { flags: 'Bandiere', caravan: 'Carovana nemica' },
  units,
  terrain,
  prompts,
  actions,
  events,
  outcomes,
  reasons: async () => (await import('./it/reasons.ts')).reasons,
  position: {
    key: 'pianura .  bosco %  collina rocciosa n  montagna ^  bandiera *  un cavaliere !  ROSSO maiuscolo, giallo minuscolo',
    reserve: 'riserva',
    offBoard: 'fuori dal tabellone',
    fortified: 'fortificata',
    turned: 'girata',
    oneKnight: 'un cavaliere',
    hiddenArmy: 'esercito ancora segreto',
    nobody: 'libera',
    score: (points, target, tokens) =>
      `${points} ${points === 1 ? 'punto' : 'punti'} su ${target}, ${tokens} segnalin${tokens === 1 ? 'o' : 'i'} tempo`,
    movement: (left, most) => `movimento ${left}/${most}`,
    flag: (at, points, owner) => `bandiera ${at} (${points}): ${owner}`,
    returns: regroups => `rientra fra ${regroups} ${regroups === 1 ? 'raggruppamento' : 'raggruppamenti'}`,
    never: 'non può rientrare',
    map: code => `Mappa ${code}`,
    toMove: colour => `tocca al ${colour}`,
  },
  where: {
    phases: { recruitment: 'Reclutamento', deployment: 'Schieramento', over: 'Finita' },
    battle: round => `Battaglia · giro ${round}`,
    rest: (size, target) => `Mappa ${size === 'large' ? 'grande' : 'standard'} · si vince a ${target} punti`,
  },
  board,
});
