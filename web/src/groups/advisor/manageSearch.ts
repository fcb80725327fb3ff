const parts = ['cohorts', 'invitations', 'code'] as const
type ManagePart = (typeof parts)[number]

/** Whether a word names a part of the screen that has an address of its own. */
export const isPart = (word: unknown): word is ManagePart => parts.includes(word as ManagePart)

/** What of a group is managed. */
export interface ManageSearch {
  /** Begins a new group with what this one tells. */
  readonly clone?: true
  /** Its cohorts, whom its advisors invited, or the code by which one joins it; what the group tells where it is left out. */
  readonly part?: ManagePart
}

/** Reads the query of the screen; what makes no sense is left out. */
export const readManageSearch = ({ clone, part }: Record<string, unknown>): ManageSearch => ({
  ...((clone === true || clone === 'true') && { clone: true as const }),
  ...(isPart(part) && { part }),
})
