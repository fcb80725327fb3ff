import { jobsForAdminSearch } from '@trellis/contract/jobs/jobsForAdvisors.calls.ts'
import * as calls from '@trellis/contract/jobs/jobs.calls.ts'
import { searchForVisitors } from '@trellis/contract/jobs/visitors.calls.ts'
import type { Context } from '../../context.ts'
import { photoOf, readFile } from '../../files/files.queries.ts'
import type { Ranking } from '../../matching/scoring/ranking.ts'
import { Failure, found } from '../../platform/http/failure.ts'
import { route, routeOn } from '../../platform/http/route.ts'
import { pictureFile } from '../../platform/pictures/pictureFiles.ts'
import { historyOf } from '../../postings/history/history.queries.ts'
import { noteView } from '../../postings/views/views.actions.ts'
import { thePosting } from '../../postings/postings.things.ts'
import { weeksOf } from '../../candidates/statistics/weeks.queries.ts'
import { theEmployer } from '../employers.things.ts'
import { fitOf } from '../matches/jobFit.queries.ts'
import { jobPicture, shownInPicture } from '../picture/jobPicture.ts'
import { jobCard } from '../jobs.present.ts'
import { jobById, jobCardsOf, publicJob, searchJobsSeenBy } from '../jobs.queries.ts'
import { countsOf, jobRecordSeenBy, ownJobCards, publicJobRecord } from './jobRecords.queries.ts'
import { visitorSearch } from './visitorSearch.queries.ts'
import { candidateSeenBy } from '../../candidates/oneCandidate.queries.ts'

/** Jobs as their owners and others read them. */
export const readingRoutes = (context: Context, ranking: Ranking) => [
  route(calls.getJob, async ({ actor, params }) => {
    const { record, posting, isOwn } = found(await jobRecordSeenBy(context, actor, params.id))
    if (!isOwn) await noteView(context, posting, actor)
    return { data: record }
  }),

  routeOn(thePosting, calls.getJobOfPerson, async ({ actor, thing: posting, params: { id, userId } }) => {
    const { record, posting: seen, isOwn } = found(await jobRecordSeenBy(context, actor, id))
    if (posting === undefined) {
      if (!isOwn) await noteView(context, seen, actor)
      const { name, description } = record._source.generalInfo
      const fit = await fitOf(context, ranking, userId, { jobId: id, texts: [name, description] })
      return { data: record, candidate: null, fit, history: record.history }
    }
    const candidate = await candidateSeenBy(context, ranking, actor, posting, userId)
    const history =
      candidate === null ? [] : await historyOf(context, { viewerId: actor.id, side: 'owner', postingId: id, personId: userId })
    return { data: record, candidate, fit: null, history }
  }),

  route(calls.getPublicJob, async ({ params }) => ({ data: found(await publicJobRecord(context, params.id)) })),

  route(searchForVisitors, async ({ query, address }) => ({
    data: await visitorSearch(context, ranking.matchIndex, query.keyword, address),
  })),

  route(calls.getPublicJobPicture, async ({ params, query: { form } }) => {
    const job = found(await publicJob(context.db, params.id))
    const picture = jobPicture(shownInPicture(job, context.config.productName))
    return { ...pictureFile(picture, form), isForEverybody: true }
  }),

  route(calls.getMultJobs, async ({ actor, body }) => ({ data: await jobCardsOf(context, actor, body.jobList) })),

  routeOn(theEmployer, calls.myJobList, async ({ actor, thing, query: { page, size, state, group } }) => ({
    ...(await ownJobCards(context, actor, thing, { page, size, state, group })),
    page,
    size,
  })),

  route(jobsForAdminSearch, async ({ actor, query: { searchQuery, start, size } }) => {
    const { items: rows, total } = await searchJobsSeenBy(context.db, actor, { keyword: searchQuery, start, size })
    return { hits: { hits: rows.map((row) => jobCard(row, null)), total } }
  }),

  routeOn(thePosting, calls.jobStats, async ({ actor, params, thing: posting }) => {
    const [counted, weeks] = await Promise.all([countsOf(context, actor, params.id), weeksOf(context, actor, posting)])
    return { data: { ...counted, weeks } }
  }),

  route(calls.getRecruiterPhoto, async ({ params: { id, fileId } }) => {
    const { ownerId } = found(await jobById(context.db, id)).posting
    if ((await photoOf(context.db, ownerId)) !== fileId) throw new Failure('NotFound')
    const { bytes, contentType } = found(await readFile(context, { ownerId, kind: 'photo', id: fileId }))
    return { bytes, contentType }
  }),
]
