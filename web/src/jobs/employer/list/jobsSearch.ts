const states = ['open', 'draft', 'closed'] as const

/** What of one's jobs an address shows; what is left out shows everything of one's own. */
export interface JobsSearch {
  /** On whose jobs one acts, where they are not one's own. */
  readonly of?: string
  readonly state?: (typeof states)[number]
  readonly text?: string
}

/** Reads the query of the list of jobs; what makes no sense is left out. */
export function readJobsSearch({ of, state, text }: Record<string, unknown>): JobsSearch {
  const listed = states.find((one) => one === state)
  return {
    ...(typeof of === 'string' && of !== '' && { of }),
    ...(listed !== undefined && { state: listed }),
    // A number typed is a number in the address.
    ...((typeof text === 'string' || typeof text === 'number') && text !== '' && { text: String(text).slice(0, 200) }),
  }
}
