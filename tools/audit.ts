/** Asks the registry for known vulnerabilities of everything that runs in production. */
import { verdictOf } from './audit-answer.ts';
import { runCommand } from './command.ts';

const { output } = await runCommand(['npm', 'audit', '--omit=dev', '--audit-level=high', '--json'], {
  capture: true,
});
const { code, text } = verdictOf(output);
console.log(text);
process.exitCode = code;
