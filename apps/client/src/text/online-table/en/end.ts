/** After the game. */
export const end = {
  end: {
    endings: { resigned: 'Nobody else plays on', abandoned: 'Everybody has left' },
    leftEarly: 'left early, so last',
    ratings: 'Ratings',
    rating: (before: number, after: number) => `from ${before} to ${after}`,
    rematchReady: 'The others have prepared a rematch.',
    joinRematch: 'To the rematch',
    backToTable: 'Back to the table',
    otherRules:
      'It was played under rules that this server no longer plays, so its board cannot be shown. Its record can still be downloaded.',
  },
  verify: {
    title: 'Check the luck of this game',
    intro:
      'Before the first action the server fixed the fingerprint of a secret seed. Now the seed is known: your browser plays the whole game again and checks every draw.',
    checking: 'Playing the game again …',
    sameFingerprint: 'The fingerprint is the one that this browser saw while the game was going on.',
    listedFingerprint: 'The fingerprint is the one the server has shown from the start.',
    otherFingerprint:
      'The fingerprint is not the one that was shown before. Somebody has tampered with this game.',
    notOver: 'The seed is shown when the game is over. Its fingerprint is fixed already:',
    givenUp: 'The game was given up before the rules ended it',
    replay: 'Replay step by step',
  },
};
