/** The kinds of a change of screens by their addresses, in which an element travels from the one to the other; false for none. */
export type Travel = (from: string, to: string) => string[] | false

/** What travels between screens of which not every first view has the code: it is put here with them. */
export const travels = new Set<Travel>()
