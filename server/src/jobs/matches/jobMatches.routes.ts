import { findJobs4Candidate } from '@trellis/contract/jobs/jobMatches.calls.ts'
import type { JobMatch } from '@trellis/contract/jobs/jobs.ts'
import type { Context } from '../../context.ts'
import { pointsBySkill } from '../../matching/learnedOrder/learnedOrder.ts'
import { correctedBy } from '../../matching/search/foundWords.ts'
import type { Ranking } from '../../matching/scoring/ranking.ts'
import { toldInList } from '../../matching/scoring/tellings.ts'
import type { PartsOf } from '../../platform/domain.ts'
import { found } from '../../platform/http/failure.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { mapYielding } from '../../platform/reading/mapYielding.ts'
import { isAsMade } from '../../matching/search/asMade.ts'
import type { ListLog } from '../../shownLists/listLog.ts'
import { asksOf } from './asks.policy.ts'
import { foundAmongJobs } from './foundJobWords.queries.ts'
import { presentJobFit } from './jobFit.present.ts'
import { comparedJobs, jobsFor } from './jobMatches.queries.ts'
import { jobsOfOwnCohort } from '../jobs.parts.ts'
import { jobCardsOf } from '../jobs.queries.ts'
import { jobSeekerOf } from './taker.queries.ts'

/** The jobs of a student: what they may see and want, with how well each fits them and why. */
export function jobMatchRoutes(context: Context, { measures }: Ranking, partsOf: PartsOf, listLog: ListLog): Route[] {
  const { db } = context
  return [
    route(findJobs4Candidate, async ({ actor, body }) => {
      const { cohortID, ...wanted } = body
      const seeker = found(await jobSeekerOf(context, actor.id))
      const within = cohortID ? partsOf(jobsOfOwnCohort)[0]!(db, actor.id, cohortID) : undefined
      const { items: ids, total, meant } = await jobsFor(context, { student: actor, ...seeker, within, wanted, measures })
      const [cards, compared, foundWords] = await Promise.all([
        jobCardsOf(context, actor, ids),
        comparedJobs(db, ids),
        foundAmongJobs(db, { ids, keyword: wanted.keyword, meant }),
      ])
      const hits: JobMatch[] = toldInList(
        await mapYielding(cards, (card) => {
          const job = compared.get(card._id)!
          const asks = asksOf(job.skills, seeker, job.vectors, measures)
          return { ...card, ...presentJobFit(seeker, job, measures), asks, ...foundWords.get(card._id) }
        }),
      )
      if (wanted.state === 'suggested' && isAsMade(findJobs4Candidate.description.body, body)) {
        const entries = hits.map(({ _id, score, parts }) => {
          const skills = pointsBySkill(seeker.own, compared.get(_id)!.vectors, parts.tags, measures.vocabulary)
          return { _id, score, parts, skills }
        })
        listLog.noteShown({ viewerId: actor.id, list: 'jobs', forId: actor.id, offset: wanted.start, entries })
      }
      return { hits: { hits, total, ...correctedBy(meant) } }
    }),
  ]
}
