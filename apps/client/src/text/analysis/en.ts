import { plural } from '../plural.ts';

/** The words of hints and analysis in English; their type is what every other language has to provide. */
export const en = {
  hint: {
    thinking: 'Thinking about a hint …',
    best: 'Hint:',
    second: 'About as good:',
    worth: (share: string) => `Share of victory: ${share}`,
    take: 'Do it',
    takeOf: (what: string) => `Do it: ${what}`,
  },
  title: 'Analysis',
  about:
    'A bot thinks again about every decision, from what its player could know at that moment: who was ahead, where the game turned, and what would have been better.',
  estimate: 'All figures are estimates of our bots. 100% is victory, 0% the last place.',
  stop: 'Stop',
  goOn: 'Go on',
  progress: (count: number, all: number) => `Thinking: action ${count} of ${all}`,
  stopped: (count: number, all: number) => `Stopped at action ${count} of ${all}`,
  done: (count: number) => plural(count, 'decision was thought about', 'decisions were thought about'),
  graph: 'Expected share of victory',
  now: 'At this moment',
  sharesAt: (moment: string, shares: string) => `${moment}: ${shares}`,
  shareOf: (name: string, share: string) => `${name} ${share}`,
  turningPoints: 'Turning points',
  none: 'No decision cost much.',
  noneYet: 'None found yet.',
  action: (number: number) => `Action ${number}`,
  cost: (share: string) => `${share} lost`,
  did: 'Played:',
  better: 'Better:',
  note: {
    best: (name: string, did: string) => `${name} goes on with “${did}”: nothing better was found.`,
    close: (name: string, did: string, best: string) =>
      `${name} goes on with “${did}”. “${best}” would have been about as good.`,
    worse: (name: string, did: string, best: string, cost: string) =>
      `${name} goes on with “${did}”. “${best}” would have been better (+${cost}).`,
    nothing: 'At this moment there was nothing to choose.',
    notYet: 'This moment has not been thought about yet.',
    over: 'The game is over.',
  },
};

export type AnalysisText = typeof en;
