/** What can be open over an online table. */
export type OnlinePanel =
  | 'plan'
  | 'notes'
  | 'notices'
  | 'verify'
  | 'pace'
  | 'stand-in'
  | 'cancel'
  | 'share'
  | 'resign'
  | 'leave';
