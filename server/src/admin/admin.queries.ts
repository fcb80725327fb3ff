import type { Id } from '@trellis/contract/wire/ids.ts'
import { asc, count, sql } from 'drizzle-orm'
import { listedRecruiters } from '../accounts/recruiters/recruiters.queries.ts'
import type { Queries } from '../platform/database/database.ts'
import { preparedTogether } from '../platform/database/statements/statements.ts'
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

/** A page of the confirmed recruiters by name, and how many there are on all pages. */
export async function recruitersPage(db: Queries, slice: Slice): Promise<Page<ListedRecruiter>> {
  const statements = pageStatements(db)
  const items = await statements.page.execute({ ...slice })
  const [counted] = await statements.count.execute()
  return { items, total: counted!.total }
}

const pageStatements = preparedTogether((db) => {
  const recruiter = listedRecruiters(db)
  const { id, name, companyInstitution, title } = recruiter
  const page = db
    .select({ id, name, companyInstitution, title, openJobs: openJobsOf(db, id) })
    .from(recruiter)
    .orderBy(asc(recruiter.order), asc(id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
  const counted = db.select({ total: count() }).from(recruiter)
  return { page, count: counted }
})
