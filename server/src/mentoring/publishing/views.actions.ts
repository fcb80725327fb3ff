import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { inParts } from '../../platform/database/inParts.ts'
import type { StoredMentoringGroup } from '../mentoringGroups.queries.ts'
import type { AssignmentKind } from '../tables/assignmentKind.ts'

interface Counts {
  readonly began: number
  readonly ended: number
  readonly told: number
}

interface Counted {
  readonly publicationId: Id
  /** Of everybody. */
  readonly counts: Counts
  /** Of those whom some advisors see, where that is known. */
  readonly known: ReadonlyMap<Id, Counts>
  readonly seenWithout: (these: ReadonlySet<Id>) => Counts
}

/** Keeps with a publication what it changed for those whom, and what, an advisor sees, of each for whom that is not all: their history tells no more than their table did. */
export async function keepViews(
  tx: Transaction,
  group: StoredMentoringGroup,
  { publicationId, counts, known, seenWithout }: Counted,
  { tables: { publicationViews }, unseenByAdvisors }: AssignmentKind,
): Promise<void> {
  const views = [...(await unseenByAdvisors(tx, group))].flatMap(([viewerId, unseen]) => {
    const seen = known.get(viewerId) ?? seenWithout(unseen)
    const isAll = seen.began === counts.began && seen.ended === counts.ended && seen.told === counts.told
    return isAll ? [] : { publicationId, viewerId, ...seen }
  })
  await inParts(views, (some) => tx.insert(publicationViews).values(some))
}
