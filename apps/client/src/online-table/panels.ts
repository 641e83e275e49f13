/** What can be open over an online table. */
export type OnlinePanel =
  | 'notes'
  | 'notices'
  | 'verify'
  | 'pace'
  | 'stand-in'
  | 'cancel'
  | 'share'
  | 'resign'
  | 'leave';

/** What can be asked only of somebody who plays. */
export const WHILE_PLAYING: ReadonlySet<OnlinePanel> = new Set([
  'pace',
  'stand-in',
  'cancel',
  'share',
  'resign',
  'leave',
]);
