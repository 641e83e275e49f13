import type { AbsenceChoice, Proposal } from '@palio/protocol';
import { plural } from '../../online/plural.ts';

const votes: Readonly<Record<AbsenceChoice, string>> = {
  wait: 'Wait',
  time: 'More time for all',
  bot: 'A bot plays on',
  drop: 'Drop the seat',
  end: 'End the game',
};

const proposals: Readonly<Record<Proposal['what'], (name: string) => string>> = {
  undo: name => `${name} would like to take back the last decision`,
  pause: name => `${name} would like to pause the game`,
  resume: name => `${name} would like to go on`,
  cancel: name => `${name} would like to call the game off`,
  pace: name => `${name} would like to play at another pace`,
};

/** How the table stands, what is proposed, and what happened around the game. */
export const state = {
  pace: {
    change: 'Another pace',
    changeNote: 'Everybody has to agree. What is left on the clocks is scaled.',
  },
  clock: {
    letters: { day: 'd', hour: 'h' },
    left: (time: string) => `${time} left`,
    until: (moment: string) => `until ${moment}`,
    ranOut: 'time is up',
    none: 'There are no clocks at this table.',
    spoken: (name: string, time: string) => `${name}: ${time}`,
    yourTimeLow: (time: string) => `Your time is running low: ${time} left`,
    vacation: (moment: string) => `on vacation until ${moment}`,
  },
  seat: {
    standIn: 'a bot stands in',
    vacant: 'has left, a bot plays on',
    resigned: 'has resigned, a bot plays on',
    takeOver: 'Take over this seat',
  },
  line: {
    connecting: 'The connection is gone. Trying again …',
    restarting: 'The server restarts and will be back in a moment.',
    unsent: 'Your action will be sent as soon as the connection is back.',
  },
  watching: 'You are watching',
  sharedView: (name: string) => `You see the game as ${name} does`,
  late: (minutes: number) => `${minutes} min late`,
  paused: 'The game is paused',
  onHold: 'This game is on hold',
  onHoldText:
    'It was begun under rules that this server no longer plays. Nobody loses by it: it goes on when the rules are back, or everybody agrees to call it off.',
  cancelled: 'The game was called off',
  cancelReasons: {
    agreed: 'Everybody agreed.',
    voted: 'The others voted to end it.',
    stalled: 'Nothing had happened for ten days.',
    'never-begun': 'It was never begun.',
    'owner-left': 'Whoever made the table has left.',
    abandoned: 'Everybody has left.',
    rematched: 'The others play at another table.',
    other: 'An administrator ended it.',
  },
  away: 'A bot plays for you',
  awayText: 'Come back whenever you like.',
  comeBack: 'I am back',
  proposal: {
    ...proposals,
    waitingFor: (names: string) => `Still to answer: ${names}`,
    agree: 'Agree',
    refuse: 'Decline',
    withdraw: 'Withdraw',
    askUndo: 'Ask to take back',
    pauseGame: 'Propose a pause',
    resumeGame: 'Propose to go on',
    callOff: 'Propose to call the game off',
    callOffText: 'Everybody has to agree. Then the game ends without a result and without ratings.',
    send: 'Propose it',
  },
  vote: {
    title: (name: string) => `${name} has run out of time`,
    text: 'What shall happen? More than half decide.',
    choices: votes,
    count: (count: number) => plural(count, 'vote', 'votes'),
    about: 'The others are asked what shall happen. Play, and the question is settled.',
  },
  happened: {
    joined: (name: string) => `${name} sits down`,
    left: (name: string) => `${name} has left`,
    started: 'The game begins',
    seatsDrawn: 'The seats are drawn by lot',
    undone: (name: string) => `${name} has taken an action back`,
    agreed: 'Everybody agreed',
    declined: 'The proposal was declined',
    timeOut: (name: string) => `${name} has run out of time`,
    decided: (choice: string) => `Decided: ${choice}`,
    resigned: (name: string) => `${name} has resigned`,
    stoodIn: (name: string) => `A bot stands in for ${name}`,
    returned: (name: string) => `${name} is back`,
    replaced: (name: string) => `${name} takes over a seat`,
    paced: 'The pace has changed',
    over: 'The game is over',
    cancelled: 'The game was called off',
    rematched: 'A rematch has been prepared',
  },
};
