/** Takes a bot's turn from the queue and never comes back with a decision: thinker-process.ts URL. */
import { sharedJobs } from '../../src/bots/jobs.ts';

const jobs = await sharedJobs(process.argv[2]!, 1);
await jobs.start(table => {
  process.stdout.write(`${table}\n`);
  return new Promise(() => undefined);
});
jobs.add('somewhere');
