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
