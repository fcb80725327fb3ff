/** Which mentees a table tells of: those who have no mentor in the draft, or those whose mentors members see otherwise than the draft has them. */
export const menteesShown = ['without', 'changed'] as const
export type MenteesShown = (typeof menteesShown)[number]

/** By what the mentees of a table are sorted: their name; the points of their pairs, the fewest first; what is still to be done about them first. */
export const menteeSorts = ['name', 'score', 'state'] as const
export type MenteeSort = (typeof menteeSorts)[number]
