const states = ['open', 'draft', 'closed'] as const

/** What of one's own postings an address shows; what is left out shows everything. */
export interface OwnSearch {
  readonly state?: (typeof states)[number]
  readonly text?: string
}

/** Reads the query of a list of one's own postings; what makes no sense is left out. */
export function readOwnSearch({ state, text }: Record<string, unknown>): OwnSearch {
  const listed = states.find((one) => one === state)
  return {
    ...(listed !== undefined && { state: listed }),
    // A number typed is a number in the address.
    ...((typeof text === 'string' || typeof text === 'number') && text !== '' && { text: String(text).slice(0, 200) }),
  }
}
