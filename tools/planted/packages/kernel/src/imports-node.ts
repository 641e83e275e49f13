// planted: kernel-imports
import { readFileSync } from 'node:fs';

export const read = readFileSync;
