import { PalioError } from './errors.ts';
import { RECORD_FORMAT, type GameRecord, type RecordLine } from './record.ts';

const LONGEST_RECORD = 4_000_000;
const ACTION = /^(\d{1,7}) (\d{1,2}) (\S.*?)(?: \{([\d ]*)\})?$/;
const HASH = /^# (\d{1,7}) ([0-9a-f]{16})$/;

type Head = { -readonly [Key in keyof GameRecord]?: GameRecord[Key] } & {
  names: string[];
  options: Record<string, string>;
};

const numbers = (text: string): number[] =>
  text
    .split(' ')
    .filter(part => part !== '')
    .map(Number);

/** Takes one line of the head; says what is wrong with it, if anything. */
function readHead(head: Head, key: string, value: string): string | undefined {
  const whole = (): number | undefined => (/^\d{1,6}$/.test(value) ? Number(value) : undefined);
  switch (key) {
    case 'game':
      head.game = value;
      return /^[a-z0-9-]+$/.test(value) ? undefined : 'is not the name of a game';
    case 'rules':
      head.rulesVersion = whole() ?? -1;
      return whole() === undefined ? 'is not a version of rules' : undefined;
    case 'figures':
      head.figures = value;
      return undefined;
    case 'seats':
      head.seats = whole() ?? 0;
      return whole() === undefined ? 'is not a number of seats' : undefined;
    case 'seat':
      head.names[Number(value.split(' ')[0])] = value.slice(value.indexOf(' ') + 1);
      return /^\d{1,2} \S/.test(value) ? undefined : 'does not name a seat';
    case 'option':
      head.options[value.split(' ')[0]!] = value.slice(value.indexOf(' ') + 1);
      return /^\S+ \S/.test(value) ? undefined : 'is not an option';
    case 'commitment':
      head.commitment = value;
      return /^[0-9a-f]{64}$/.test(value) ? undefined : 'is not a commitment';
    case 'seed':
      head.seed = value;
      return undefined;
    case 'setup':
      head.setupDrawn = numbers(value.replaceAll(/[{}]/g, ''));
      return /^\{[\d ]*\}$/.test(value) ? undefined : 'are not draws';
    default:
      return 'is not a line of a record';
  }
}

/** A seat or an option is said once each, everything else once. */
function readHeadLine(head: Head, said: Set<string>, line: string): string | undefined {
  const [key = '', first] = line.split(' ');
  const subject = key === 'seat' || key === 'option' ? `${key} ${first}` : key;
  if (said.has(subject)) return `"${subject} …" is said twice`;
  said.add(subject);
  const problem = readHead(head, key, line.slice(key.length + 1));
  return problem === undefined ? undefined : `"${line.slice(0, 40)}" ${problem}`;
}

/** What the lines of a head must hold together. */
function mustBeComplete(head: Head, result: string | undefined, source: string): void {
  const { game, rulesVersion, figures, seats, commitment } = head;
  for (const [name, value] of Object.entries({ game, rules: rulesVersion, figures, seats, commitment }))
    if (value === undefined) throw new PalioError('bad-record', `the line "${name} …" is missing`, source);
  if (head.names.length > seats!)
    throw new PalioError('bad-record', `names a seat ${head.names.length - 1} among ${seats}`, source);
  // With the end the seed is revealed. The other way round it may be missing: a game can be given up.
  if (result !== undefined && head.seed === undefined)
    throw new PalioError('bad-record', 'is not whole: the seed is missing', source);
}

/** Reads a record file; any fault is named with its line. */
export function readRecord(content: string, source = 'record'): GameRecord {
  if (content.length > LONGEST_RECORD)
    throw new PalioError('bad-record', 'is too long to be a record', source);
  const rows = content.split(/\r?\n/);
  const fail = (row: number, problem: string): never => {
    throw new PalioError('bad-record', problem, `${source}, line ${row + 1}`);
  };
  if (rows[0]?.trim() !== RECORD_FORMAT) fail(0, `a record starts with "${RECORD_FORMAT}"`);
  const head: Head = { names: [], options: Object.create(null) as Record<string, string> };
  const lines: RecordLine[] = [];
  const hashes: Record<number, string> = {};
  const said = new Set<string>();
  let result: string | undefined;
  rows.forEach((raw, row) => {
    const line = raw.trim();
    if (row === 0 || line === '' || line.startsWith('//')) return;
    if (result !== undefined) fail(row, 'nothing may follow the result');
    const hash = HASH.exec(line);
    const action = ACTION.exec(line);
    if (hash) {
      if (Number(hash[1]) !== lines.length || lines.length in hashes)
        fail(row, `only the hash of action ${lines.length} may stand here, once`);
      hashes[lines.length] = hash[2]!;
    } else if (action) {
      if (Number(action[1]) !== lines.length + 1) fail(row, `action ${lines.length + 1} is expected here`);
      lines.push({
        number: Number(action[1]),
        seat: Number(action[2]),
        notation: action[3]!,
        drawn: numbers(action[4] ?? ''),
      });
    } else if (line.startsWith('result ')) result = line.slice('result '.length);
    else {
      if (lines.length > 0) fail(row, `"${line.slice(0, 40)}" is not an action`);
      const problem = readHeadLine(head, said, line);
      if (problem !== undefined) fail(row, problem);
    }
  });
  mustBeComplete(head, result, source);
  const { game, rulesVersion, figures, seats, commitment } = head;
  return {
    game: game!,
    rulesVersion: rulesVersion!,
    figures: figures!,
    seats: seats!,
    names: Array.from({ length: seats! }, (_, seat) => head.names[seat] ?? `seat ${seat}`),
    options: head.options,
    commitment: commitment!,
    ...(head.seed === undefined ? {} : { seed: head.seed }),
    setupDrawn: head.setupDrawn ?? [],
    lines,
    hashes,
    ...(result === undefined ? {} : { result }),
  };
}
