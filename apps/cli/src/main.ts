import { PalioError } from '@palio/kernel';
import { print, type Answer } from './output.ts';

type Command = (given: readonly string[]) => Answer | Promise<Answer>;

/** Loaded only when asked for, so that each command starts quickly. */
const COMMANDS: Readonly<Record<string, { readonly usage: string; load(): Promise<Command> }>> = {
  games: { usage: 'games', load: async () => (await import('./commands/games.ts')).games },
  play: {
    usage: 'play GAME [--bot LEVEL] [--seat N] [--people N] [--seed S] [--option k=v] [--language it]',
    load: async () => (await import('./commands/play.ts')).play,
  },
  selfplay: {
    usage: 'selfplay GAME --seats N --games G --seed S --bots random,hard [--option k=v]',
    load: async () => (await import('./commands/selfplay.ts')).selfplay,
  },
  arena: {
    usage: 'arena GAME --a hard --b easy --games G --seed S [--ms 200 | --iterations 500]',
    load: async () => (await import('./commands/arena.ts')).arena,
  },
  rules: { usage: 'rules GAME', load: async () => (await import('./commands/rules.ts')).rules },
  record: {
    usage: 'record GAME --seed S --out FILE [--bots random] [--option k=v]',
    load: async () => (await import('./commands/record.ts')).record,
  },
  replay: { usage: 'replay FILE --verify', load: async () => (await import('./commands/replay.ts')).replay },
  position: {
    usage: 'position FILE --at N --seat K',
    load: async () => (await import('./commands/position.ts')).position,
  },
  scenario: { usage: 'scenario FILE…', load: async () => (await import('./commands/scenario.ts')).scenario },
  analyse: {
    usage: 'analyse FILE [--ms 50 | --iterations 200]',
    load: async () => (await import('./commands/analyse.ts')).analyse,
  },
  bench: {
    usage: 'bench [--only reference,games,search,server,bundle]',
    load: async () => (await import('./commands/bench.ts')).bench,
  },
  serve: {
    usage: 'serve [--port N] [--host H] [--database FILE] [--open] [--check]',
    load: async () => (await import('./commands/serve.ts')).serve,
  },
  data: { usage: 'data check', load: async () => (await import('./commands/data.ts')).data },
};

const usage = (): string[] => [
  'palio COMMAND [--json]',
  '',
  ...Object.values(COMMANDS).map(command => `  palio ${command.usage}`),
];

async function run(name: string | undefined, given: readonly string[]): Promise<Answer> {
  if (name === undefined || name === 'help' || name === '--help')
    return { json: { commands: Object.keys(COMMANDS) }, lines: usage() };
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined)
    throw new PalioError('bad-arguments', `"${name}" is not a command (${Object.keys(COMMANDS).join(', ')})`);
  if (given.includes('--help')) return { json: { usage: command.usage }, lines: [`palio ${command.usage}`] };
  return (await command.load())(given);
}

/** Whoever reads only the beginning (`| head`) has got what he wanted; a full disk is a failure. */
function onLostOutput(error: NodeJS.ErrnoException): never {
  if (error.code === 'EPIPE') process.exit();
  process.exitCode = 2;
  process.stderr.write(`palio: cannot write what there is to say: ${error.message}\n`);
  process.exit();
}

function refuse(error: unknown, asJson: boolean): void {
  const isKnown = error instanceof PalioError;
  const message = error instanceof Error ? error.message : String(error);
  if (asJson) {
    const { code, where = null } = isKnown ? error : { code: 'unexpected' };
    process.stdout.write(`${JSON.stringify({ error: { code, message, where } })}\n`);
  }
  // What nobody has foreseen is a fault of ours, and where it happened helps to find it.
  const stack = error instanceof Error ? error.stack : undefined;
  process.stderr.write(`palio: ${isKnown ? message : `unexpected: ${stack ?? message}`}\n`);
  process.exitCode = 2;
}

process.stdout.on('error', onLostOutput);
process.stderr.on('error', onLostOutput);
const words = process.argv.slice(2);
const asJson = words.includes('--json');
const at = words.findIndex(word => word !== '--json');
try {
  print(await run(words[at], at < 0 ? [] : words.toSpliced(at, 1)), asJson);
} catch (error) {
  refuse(error, asJson);
}
