/** What a person can be linked to. */
export const postingKinds = ['job', 'group'] as const
export type PostingKind = (typeof postingKinds)[number]

export const [JOB, GROUP] = postingKinds
