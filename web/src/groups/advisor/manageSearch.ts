/** What of a group is managed. */
export interface ManageSearch {
  /** Begins a new group with what this one tells. */
  readonly clone?: true
  /** Its cohorts, or the code by which one joins it; what the group tells where it is left out. */
  readonly part?: 'cohorts' | 'code'
}

/** Reads the query of the screen; what makes no sense is left out. */
export const readManageSearch = ({ clone, part }: Record<string, unknown>): ManageSearch => ({
  ...((clone === true || clone === 'true') && { clone: true as const }),
  ...((part === 'cohorts' || part === 'code') && { part }),
})
