import { type BattleText, battleText } from './battle-text.ts';
import { board } from './en/board.ts';
import { actions, events, outcomes } from './en/log.ts';
import { prompts } from './en/prompts.ts';
import { terrain, units } from './en/units.ts';

export const en: BattleText = battleText({
  title: 'Medieval Battle',
  tagline: 'Two armies, one field, no dice',
  about:
    'You lead an army of knights, pikes and bows across a field of hexes built from turning modules. Movement is not renewed each turn: it lasts until you spend a time token to regroup. Every fight is calculated in the open, a wise commander may fall back instead of standing, and nothing is left to chance. Hold the flags or destroy the enemy caravan to win.',
  seatNames: ['Red', 'Yellow'],
  options: {
    size: {
      name: 'Battlefield',
      explanation: 'How large the map and the armies are.',
      values: {
        standard: {
          name: 'Standard',
          explanation: '20 recruitment points, 5 victory points to win, 45 to 60 minutes',
        },
        large: {
          name: 'Large',
          explanation: '30 recruitment points, 6 victory points to win, 60 to 90 minutes',
        },
      },
    },
    map: {
      name: 'Map',
      explanation: 'A random map, a ready one, or your own composition of modules as a map code.',
    },
    dismount: {
      name: 'Dismounting',
      explanation: 'Optional rule: cavalry may dismount and fight on as a foot unit with less movement.',
    },
  },
  endings: {
    victoryPoints: 'Enough victory points',
    exhaustion: 'Both armies are exhausted: no time tokens and no movement left',
    passes: 'Both players passed',
  },
  tieBreaks: {
    valueOnBoard: 'more recruitment points on the board',
  },
  scores: { flags: 'Flags', caravan: 'Enemy caravan' },
  units,
  terrain,
  prompts,
  actions,
  events,
  outcomes,
  reasons: async () => (await import('./en/reasons.ts')).reasons,
  position: {
    key: 'plain .  wood %  rocky hill n  mountain ^  flag *  one knight !  RED upper, yellow lower case',
    reserve: 'reserve',
    offBoard: 'off the board',
    fortified: 'fortified',
    turned: 'turned',
    oneKnight: 'one knight',
    hiddenArmy: 'army still secret',
    nobody: 'free',
    score: (points, target, tokens) =>
      `${points} of ${target} points, ${tokens} time token${tokens === 1 ? '' : 's'}`,
    movement: (left, most) => `movement ${left}/${most}`,
    flag: (at, points, owner) => `flag ${at} (${points}): ${owner}`,
    returns: regroups => `back in ${regroups} ${regroups === 1 ? 'regroup' : 'regroups'}`,
    never: 'cannot come back',
    map: code => `Map ${code}`,
    toMove: colour => `${colour} to move`,
  },
  where: {
    phases: { recruitment: 'Recruitment', deployment: 'Deployment', over: 'Over' },
    battle: round => `Battle · round ${round}`,
    rest: (size, target) => `${size === 'large' ? 'Large' : 'Standard'} map · first to ${target} points`,
  },
  board,
});
