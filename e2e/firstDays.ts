import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Before all journeys: where what a fresh installation holds is kept for as long as they run. */
export default async function firstDays(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'trellis-first-days-'))
  process.env['FIRST_DAYS'] = folder
  return () => rm(folder, { recursive: true, force: true })
}
