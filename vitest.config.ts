import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const results = process.env['RESULTS']
const name = process.env['RESULT_NAME'] ?? process.env['npm_lifecycle_event']?.replace(':', '-') ?? 'tests'

/** What takes a while in few words: begun last, it is waited for by a processor that has nothing else to do. */
const LONG = /\/(tools\/start|matchIndex\/database\/databaseIndex|running\/shutdown)\.test\.ts$/

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await BaseSequencer.prototype.sort.call(this, files)
    return [true, false].flatMap((isLong) => sorted.filter(({ moduleId }) => LONG.test(moduleId) === isLong))
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    include: [
      'contract/src/**/*.test.ts',
      'server/src/**/*.test.ts',
      'web/src/**/*.test.{ts,tsx}',
      'tools/**/*.test.ts',
      'bench/**/*.test.ts',
    ],
    // Far more than is needed, for machines that do other work as well: what hangs is seen all the same.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // As with the journeys: a machine that stood still for seconds refuses no change, and the summary names what it made fail.
    retry: process.env['CI'] === undefined ? 0 : 1,
    ...(results !== undefined && {
      reporters: ['default', 'json'],
      outputFile: { json: `${results}/${name}.json` },
    }),
  },
})
