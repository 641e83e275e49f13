import { CLIENT_FOLDER } from './client.ts';
import { runCommand } from './command.ts';

const { code } = await runCommand(['vite', ...process.argv.slice(2)], {
  folder: CLIENT_FOLDER,
  answersForUs: true,
});
process.exitCode = code;
