/** Who is under review; nobody while the lists are shown. */
export type Reviewed = string | undefined

/**
 * The steps of a review, oldest first, that the address has not followed yet, when it becomes another. It may follow one by
 * one, or only the last. Where it follows none, somebody went elsewhere, such as back, and no step counts any more.
 */
export function stepsAfter(steps: readonly Reviewed[], address: Reviewed): readonly Reviewed[] {
  return steps.includes(address) ? steps.slice(steps.indexOf(address) + 1) : []
}

/** Who is to be shown: where the last step led to, else who the address names. */
export const reviewedNow = (steps: readonly Reviewed[], address: Reviewed): Reviewed => (steps.length > 0 ? steps.at(-1) : address)
