import type { LinkOfPerson } from '@trellis/contract/jobs/jobs.ts'
import { changed, eventsFrom, type Link, type LinkEvent, noFlags, noLink, type Said } from '@trellis/contract/postings/links.ts'
import type { QueryClient } from '@tanstack/react-query'
import { keys } from '../../api/keys.ts'
import { storeOfThisPerson } from '../../session/ofThisPerson.ts'
import type { JobOfStudent } from './queries.ts'

/** A group that stands in the way of an application. */
export interface OtherGroup {
  readonly id: string
  readonly name: string
  readonly state: string
}

/** How the student's last change of a job's link is going, in every place that shows the job. */
export interface Change {
  readonly inProcess?: boolean | undefined
  /** Why it did not come about. */
  readonly error?: string | undefined
  readonly groups?: readonly OtherGroup[] | undefined
  /** What was done, and until when (by this browser's clock) it can be taken back. */
  readonly done?: { readonly event: LinkEvent; readonly before: LinkOfPerson; readonly undoUntil: number } | undefined
}

type Changes = Readonly<Record<string, Change>>

const useChanges = storeOfThisPerson<Changes>({})
const none: Change = {}

/** Changes of other jobs do not render a job again. */
export const useChange = (jobId: string): Change => useChanges((changes) => changes[jobId] ?? none)
export const changeOf = (jobId: string): Change => useChanges.getState()[jobId] ?? none
export const setChange = (jobId: string, change: Change): void => useChanges.setState({ [jobId]: change })

/** Forgets why changes failed, for a screen that is opened anew. */
export function forgetTroubles(): void {
  const kept = Object.entries(useChanges.getState()).map(([id, change]) => [id, change.inProcess ? change : { done: change.done }])
  useChanges.setState(Object.fromEntries(kept))
}

/** A link as the table of transitions has it, as far as the student knows. */
const linkOf = ({ state, flags }: LinkOfPerson): Link => ({ ...noLink, person: state, flags: { ...noFlags, ...flags } })

/** What a link will be, shown before the server has answered. */
export function expected(link: LinkOfPerson, event: LinkEvent, said?: Said): LinkOfPerson {
  const next = changed(linkOf(link), event, 'person', said)
  if (next === undefined) return link
  const { withdrawn, applied, ok2contact, approved } = next.flags
  return {
    ...link,
    state: next.person,
    flag: next.person,
    flags: { withdrawn, applied, ok2contact, approved },
    can: eventsFrom(next, 'person'),
    undoUntil: null,
  }
}

interface WithLink {
  readonly _id: string
  readonly link: LinkOfPerson | null
}
interface Pages {
  readonly pages: readonly { readonly hits: { readonly hits: readonly WithLink[] } }[]
}

/** Writes a link into every reply that holds the job. */
export function showLink(queries: QueryClient, userId: string, jobId: string, link: LinkOfPerson): void {
  queries.setQueriesData<Pages>({ queryKey: keys.jobs(userId) }, (list) => list && withLink(list, jobId, link))
  queries.setQueryData<JobOfStudent>(
    keys.job(jobId, userId),
    (job) => job && { ...job, data: { ...job.data, link } },
  )
}

function withLink(list: Pages, jobId: string, link: LinkOfPerson): Pages {
  const isThere = list.pages.some(({ hits }) => hits.hits.some(({ _id }) => _id === jobId))
  if (!isThere) return list
  const pages = list.pages.map((page) => ({
    ...page,
    hits: { ...page.hits, hits: page.hits.hits.map((job) => (job._id === jobId ? { ...job, link } : job)) },
  }))
  return { ...list, pages }
}
