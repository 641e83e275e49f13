export { configFrom, type ServerConfig } from './config.ts';
export { checkUpgrade, createServer, type PalioServer } from './server.ts';
export type { Shelf } from './shelf.ts';
export type { Database } from './storage/database.ts';
export { openSqlite } from './storage/sqlite.ts';
