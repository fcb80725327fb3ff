/** The parts of the screen beside what the group tells. */
export const parts = ['cohorts', 'employers'] as const
export type Part = (typeof parts)[number]

/** What of a group is managed. */
export interface ManageSearch {
  /** Begins a new group with what this one tells. */
  readonly clone?: true
  /** One of its parts; what the group tells where it is left out. */
  readonly part?: Part
}

/** Reads the query of the screen; what makes no sense is left out. */
export function readManageSearch({ clone, part }: Record<string, unknown>): ManageSearch {
  const shown = parts.find((one) => one === part)
  return { ...((clone === true || clone === 'true') && { clone: true as const }), ...(shown && { part: shown }) }
}
