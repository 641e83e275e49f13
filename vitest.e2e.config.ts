import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { defineConfig } from 'vitest/config';

/** The files that take longest, in that order: a long one that began last would leave a processor idle at the end. */
const LONG = [
  'game',
  'online',
  'site',
  'burgundy',
  'knights',
  'people',
  'traders',
  'tadmor',
  'records',
  'members',
];

class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const at = LONG.findIndex(name => moduleId.endsWith(`/${name}.test.ts`));
      return at < 0 ? LONG.length : at;
    };
    return Promise.resolve(files.toSorted((a, b) => place(a) - place(b)));
  }
}

export default defineConfig({
  test: {
    include: ['apps/client/e2e/**/*.test.ts'],
    passWithNoTests: true,
    // A browser waits more than it works: two files at a time.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
