/** The parts of the screen beside what the group tells. */
export const parts = ['cohorts', 'employers', 'invitations', 'code', 'advisors'] as const
export type Part = (typeof parts)[number]

/** Whether a word names a part of the screen that has an address of its own. */
export const isPart = (word: unknown): word is Part => parts.includes(word as Part)

/** What of a group is managed. */
export interface ManageSearch {
  /** Begins a new group with what this one tells. */
  readonly clone?: true
  /** One of its parts; what the group tells where it is left out. */
  readonly part?: Part
}

/** Reads the query of the screen; what makes no sense is left out. */
export const readManageSearch = ({ clone, part }: Record<string, unknown>): ManageSearch => ({
  ...((clone === true || clone === 'true') && { clone: true as const }),
  ...(isPart(part) && { part }),
})
