import { JOB } from '@trellis/contract/postings/postingKinds.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { ProfileJob } from '@trellis/contract/profiles/profiles.ts'
import { and, desc, eq, ne, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../platform/database/database.ts'
import { links } from './postings.tables.ts'
import { visiblePostings } from './postings.queries.ts'

const MOST_JOBS = 200

/** The jobs with which a person has something to do, as they see it, the newest change first, as a part of a query. */
export function profileJobsOf(db: Queries, personId: Id): SQL<ProfileJob[]> {
  const posting = visiblePostings(db, { id: personId, membership: [] })
  const flag = sql`case when ${links.personState} = 'contacted' and ${links.ok2contact} then 'ok2contact' else ${links.personState} end`
  const newest = db
    .select({
      job: sql`jsonb_build_object('id', ${posting.id}, 'name', ${posting.name}, 'companyInstitution', ${posting.offeredBy},
        'state', ${links.personState}, 'flag', ${flag})`.as('job'),
      at: links.personChangedAt,
    })
    .from(links)
    .innerJoin(posting, and(eq(posting.id, links.postingId), eq(posting.kind, JOB)))
    .where(and(eq(links.personId, personId), ne(links.personState, 'none'), ne(links.personState, 'suggested')))
    .orderBy(desc(links.personChangedAt))
    .limit(MOST_JOBS)
    .as('newest')
  return sql`(select coalesce(jsonb_agg(${newest.job} order by ${newest.at} desc), '[]') from ${newest})`
}
