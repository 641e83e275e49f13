// planted: game-rules-imports
import { readFileSync } from 'node:fs';

export const read = readFileSync;
