import { setFlagsFromString } from 'node:v8'

/**
 * What the server is started with, for itself and all of its threads. Node lets the memory for new objects grow to 32 MB: what the database
 * answered and what went to the match index are bytes that are kept outside and count as in use until that is full, and had all memory collected
 * instead, which took forty milliseconds of every tenth list of a large group.
 */
export const MOST_YOUNG_MEMORY = '--max-semi-space-size=8'

/**
 * Keeps the memory for new objects at its least size. Loading modules makes it grow to more than the process needs
 * afterwards, and it holds that for ever.
 */
export const keepYoungMemorySmall = (): void => setFlagsFromString('--semi-space-growth-factor=1')

/** Lets it grow with what is asked of the server, as Node does where nothing is told. */
export const letYoungMemoryGrow = (): void => setFlagsFromString('--semi-space-growth-factor=2')
