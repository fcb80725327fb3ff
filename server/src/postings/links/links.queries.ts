import type { Id } from '@trellis/contract/wire/ids.ts'
import type { LinkOfPerson } from '@trellis/contract/postings/linkSides.ts'
import { UNDO_MS } from '@trellis/contract/postings/links.ts'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { fileName } from '../../files/files.queries.ts'
import type { Queries } from '../../platform/database/database.ts'
import { isAnyOf, placeholder } from '../../platform/database/statements/placeholder.ts'
import { prepared } from '../../platform/database/statements/statements.ts'
import { undoableBy, undoUntilOf } from './links.policy.ts'
import { linkOfPerson } from './links.present.ts'
import type { SeenPosting } from '../postings.queries.ts'
import { links } from '../postings.tables.ts'
import { recentChanges } from './recentChanges.queries.ts'

/** What a student is to postings that they see, one link for each posting. */
export async function linksSeenByPerson(
  { db, clock }: Pick<Context, 'clock'> & { readonly db: Queries },
  personId: Id,
  seen: readonly Pick<SeenPosting, 'id' | 'kind' | 'state' | 'applyUntil' | 'blocked'>[],
): Promise<Map<Id, LinkOfPerson>> {
  if (seen.length === 0) return new Map()
  const now = clock.now()
  const ids = seen.map(({ id }) => id)
  const rows = await linksStatement(db).execute({ personId, ids, recentAfter: new Date(now - UNDO_MS) })
  const rowOf = new Map(rows.map((row) => [row.link.postingId, row]))
  return new Map(
    seen.map((posting) => {
      const row = rowOf.get(posting.id)
      const undoUntil = undoUntilOf(undoableBy({ actorId: personId, side: 'person' }, row?.recent ?? [], now))
      const stored = row && { ...row.link, resumeName: row.resumeName }
      return [posting.id, linkOfPerson(stored, { posting, now, undoUntil })]
    }),
  )
}

const linksStatement = prepared((db) =>
  db
    .select({ link: links, resumeName: fileName(db, links.resumeId), recent: recentChanges(db, placeholder<Date>('recentAfter')) })
    .from(links)
    .where(and(eq(links.personId, placeholder<Id>('personId')), isAnyOf(links.postingId, 'ids'))),
)

/** Whether somebody has been contacted about a posting and not answered yet. */
export async function isContacted(db: Queries, postingId: Id, personId: Id): Promise<boolean> {
  const which = and(eq(links.postingId, postingId), eq(links.personId, personId), eq(links.personState, 'contacted'))
  return (await db.$count(links, which)) > 0
}
