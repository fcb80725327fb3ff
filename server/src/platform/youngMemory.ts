import { setFlagsFromString } from 'node:v8'

/**
 * Keeps the memory for new objects at its least size. Loading modules makes it grow to 48 MB that the process holds for
 * ever, and of which it needs little afterwards.
 */
export const keepYoungMemorySmall = (): void => setFlagsFromString('--semi-space-growth-factor=1')

/** Lets it grow with what is asked of the server, as Node does where nothing is told. */
export const letYoungMemoryGrow = (): void => setFlagsFromString('--semi-space-growth-factor=2')
