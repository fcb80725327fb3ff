import { stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { peopleFile } from '../../../config.ts'
import { makeFolder } from '../../../platform/dataFolder.ts'
import { startServer } from '../../../platform/testing/server.ts'

test.skipIf(process.env['TEST_DATABASE_URL'] === undefined)(
  'a community whose index is in the database keeps no file of its people',
  async () => {
    const first = await startServer({ MATCH_INDEX: 'memory' })
    const file = peopleFile(first.context.config)
    makeFolder(dirname(file))
    await writeFile(file, 'people of before')
    const second = await startServer({ MATCH_INDEX: 'database' }, first)
    await expect
      .poll(
        () =>
          stat(file).then(
            () => true,
            () => false,
          ),
        { timeout: 30_000 },
      )
      .toBe(false)
    await second.close()
    await first.close()
  },
)
