import { and, asc, desc, eq, exists, ne, or } from 'drizzle-orm'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Context } from '../context.ts'
import type { PersonalData } from '../platform/domain.ts'
import { fileName } from '../files/files.queries.ts'
import { wholeHistoryOf } from './history/history.queries.ts'
import { linkChanges, links, postings, postingViews } from './postings.tables.ts'

const KEPT_FOR_APPLICANTS = 'a job stays in the lists of those who had to do with it, closed and without its owner'

/** What a person is to postings, what they offer and did there themselves, and which they looked at. */
export function postingsPersonal(context: Context): PersonalData {
  const { db } = context

  /** What the person knows of their links, also of those that they took back: nothing that the other side keeps to itself. */
  async function linksOf(ownId: Id) {
    const { postingId, personId, personState, note, appliedAt, ok2contact, withdrawn, applied } = links
    const done = db
      .select({ id: linkChanges.id })
      .from(linkChanges)
      .where(and(eq(linkChanges.postingId, postingId), eq(linkChanges.personId, personId), eq(linkChanges.side, 'person')))
    const rows = await db
      .select({
        postingId,
        job: postings.name,
        offeredBy: postings.offeredBy,
        state: personState,
        flags: { applied, withdrawn, ok2contact },
        note,
        resume: fileName(db, links.resumeId),
        appliedAt,
      })
      .from(links)
      .innerJoin(postings, eq(postings.id, postingId))
      .where(and(eq(personId, ownId), or(ne(personState, 'none'), withdrawn, exists(done))))
      .orderBy(desc(links.personChangedAt))
    const collected = []
    for (const row of rows) {
      const which = { viewerId: ownId, side: 'person', postingId: row.postingId, personId: ownId } as const
      collected.push({ ...row, history: await wholeHistoryOf(context, which) })
    }
    return collected
  }

  return {
    tables: {
      links: { archivedAs: 'jobs' },
      link_changes: { archivedAs: 'doneAsEmployer', kept: `${KEPT_FOR_APPLICANTS}; so does their history, without who acted` },
      postings: { archivedAs: 'postings', kept: KEPT_FOR_APPLICANTS },
      posting_index: { leftOut: 'made from what a posting tells, to find and compare it', kept: KEPT_FOR_APPLICANTS },
      group_recruiters: { leftOut: 'which groups a recruiter asked to join; their links tell it, with what came of it' },
      job_words: { leftOut: 'single words of all postings together', kept: 'the same: they are tied to nobody' },
      posting_views: { archivedAs: 'lookedAt' },
    },
    async collect({ id }) {
      const { postingId, personId, event, at } = linkChanges
      return {
        jobs: await linksOf(id),
        postings: await db.select().from(postings).where(eq(postings.ownerId, id)).orderBy(asc(postings.createdAt)),
        doneAsEmployer: await db
          .select({ postingId, personId, event, at })
          .from(linkChanges)
          .where(and(eq(linkChanges.byId, id), eq(linkChanges.side, 'owner')))
          .orderBy(asc(at)),
        lookedAt: await db
          .select({ postingId: postingViews.postingId, job: postings.name, day: postingViews.day })
          .from(postingViews)
          .innerJoin(postings, eq(postings.id, postingViews.postingId))
          .where(eq(postingViews.viewerId, id))
          .orderBy(asc(postingViews.day)),
      }
    },
  }
}
