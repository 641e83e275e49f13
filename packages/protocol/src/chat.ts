import { Type, type Static } from 'typebox';
import { PHRASE_IDS } from './words.ts';
import { exact, oneOf, SeatNumber } from './parts.ts';

/** Everybody at the table, two seats alone, or those who watch (seats read that after the end). */
export const ChatRoom = Type.Union([oneOf(['table', 'spectators']), exact({ with: SeatNumber })]);
export type ChatRoom = Static<typeof ChatRoom>;

export const ChatText = Type.String({ minLength: 1, maxLength: 500 });
export const Phrase = oneOf(PHRASE_IDS);
