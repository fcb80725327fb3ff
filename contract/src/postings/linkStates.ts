/** The states that are lists, in the order of columns. No schema stands here: the web's routes read it before anything else loads. */
export const listedStates = ['suggested', 'saved', 'applied', 'contacted', 'accepted', 'rejected'] as const
export type ListedState = (typeof listedStates)[number]

export const linkStates = ['none', ...listedStates] as const
