import type { LinkOfPerson } from '@trellis/contract/postings/linkSides.ts'
import type { ListedState } from '@trellis/contract/postings/linkStates.ts'

const counted = ['applied', 'saved', 'accepted', 'rejected'] as const satisfies readonly ListedState[]
/** So many of those who wrote are looked at for one that waits for an answer. */
const LOOKED_AT = 20

/** How many are in each list that the student or the other side made. */
export type Counts = Readonly<Partial<Record<ListedState, number>>>

interface Found {
  readonly hits: readonly { readonly link: LinkOfPerson | null }[]
  readonly total: number
}

/**
 * How many are in each list, and whether somebody waits for an answer: in state 'contacted' and flagged so.
 * @param find one list, so many of it
 */
export async function countLists(
  find: (state: ListedState, size: number) => Promise<Found>,
): Promise<{ readonly counts: Counts; readonly isWaiting: boolean }> {
  const [contacted, ...others] = await Promise.all([find('contacted', LOOKED_AT), ...counted.map((state) => find(state, 1))])
  const isWaiting = contacted.hits.some(({ link }) => link?.state === 'contacted' && link.flag === 'contacted')
  const totals = counted.map((state, at) => [state, others[at]?.total ?? 0])
  return { counts: { contacted: contacted.total, ...Object.fromEntries(totals) }, isWaiting }
}
