import { setFlagsFromString } from 'node:v8'

/** What the server is started with, for itself and all of its threads. */
export const STARTED_WITH = [
  // Node lets the memory for new objects grow to 32 MB: what the database answered and what went to the match index are bytes that are kept outside
  // and count as in use until that is full, and had all memory collected instead, which took forty milliseconds of every tenth list of a large group.
  '--max-semi-space-size=8',
  // Memory is collected by four threads beside the one that answers, for a tenth of a second: half of a machine with two cores, which the database
  // shares, so that searches took twice as long. One takes as long in all, and hinders nobody.
  '--v8-pool-size=1',
] as const

/**
 * Keeps the memory for new objects at its least size. Loading modules makes it grow to more than the process needs
 * afterwards, and it holds that for ever.
 */
export const keepYoungMemorySmall = (): void => setFlagsFromString('--semi-space-growth-factor=1')

/** Lets it grow with what is asked of the server, as Node does where nothing is told. */
export const letYoungMemoryGrow = (): void => setFlagsFromString('--semi-space-growth-factor=2')
