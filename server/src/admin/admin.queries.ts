import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, asc, count, sql } from 'drizzle-orm'
import { listedRecruiters } from '../accounts/recruiters/recruiters.queries.ts'
import type { Queries } from '../platform/database/database.ts'
import type { Page, Slice } from '../platform/database/pages.ts'
import { openJobsOf } from '../postings/openJobs.queries.ts'

/** A recruiter as those who look after the community see them. */
export interface ListedRecruiter {
  readonly id: Id
  readonly name: string
  readonly companyInstitution: string
  readonly title: string
  readonly openJobs: number
}

/** The names of all confirmed recruiters, in order. */
export async function recruiterNames(db: Queries): Promise<{ id: Id; name: string }[]> {
  const recruiter = listedRecruiters(db)
  return db.select({ id: recruiter.id, name: recruiter.name }).from(recruiter).orderBy(asc(recruiter.order), asc(recruiter.id))
}

/** More words than these narrow a search no further. */
const MOST_WORDS = 8

/** A page of the confirmed recruiters by name whose name or company holds every word of a phrase, and how many there are on all pages. */
export async function recruitersPage(db: Queries, phrase: string, { limit, offset }: Slice): Promise<Page<ListedRecruiter>> {
  const recruiter = listedRecruiters(db)
  const { id, name, companyInstitution, title } = recruiter
  const words = phrase.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
  const holding = and(...words.map((word) => sql`strpos(lower(${name} || ' ' || ${companyInstitution}), ${word}) > 0`))
  const items = await db
    .select({ id, name, companyInstitution, title, openJobs: openJobsOf(db, id) })
    .from(recruiter)
    .where(holding)
    .orderBy(asc(recruiter.order), asc(id))
    .limit(limit)
    .offset(offset)
  const [counted] = await db.select({ total: count() }).from(recruiter).where(holding)
  return { items, total: counted!.total }
}
