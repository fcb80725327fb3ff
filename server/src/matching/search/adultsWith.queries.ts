import { firstMinorYear } from '@trellis/contract/accounts/minors.ts'
import type { Context } from '../../context.ts'
import { inNoGroup } from '../../visibility/visibility.policy.ts'
import type { IndexView } from '../matchIndex/filter.ts'
import type { FollowedMatchIndex } from '../matchIndex/followMatchIndex.ts'
import { wordFilterOf } from './filters.ts'

/** How many adults are listed whose name, school, work or skills hold every word of a keyword: people whom everybody with an account sees. */
export async function countAdultsWith({ clock }: Context, matchIndex: FollowedMatchIndex, keyword: string): Promise<number> {
  const bornBefore = firstMinorYear(new Date(clock.now()).getUTCFullYear())
  const seen: IndexView = { excluded: new Set(), unlistedToo: false, age: { bornBefore, orIn: inNoGroup, orInAny: false } }
  const { total } = await matchIndex.named({ filter: { ...seen, words: wordFilterOf({ keyword }, seen) }, limit: 1 })
  return total
}
