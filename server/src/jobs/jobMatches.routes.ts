import { findJobs4Candidate } from '@trellis/contract/candidates.calls.ts'
import type { JobMatch } from '@trellis/contract/jobs.ts'
import { levels } from '@trellis/contract/profiles.ts'
import type { Context } from '../context.ts'
import { presentFit } from '../matching/matching.present.ts'
import { searcherOf } from '../matching/matching.queries.ts'
import type { Ranking } from '../matching/ranking.ts'
import { wordsForStudent } from '../matching/reasonWords.ts'
import { found } from '../platform/http/failure.ts'
import { type Route, route } from '../platform/http/route.ts'
import { comparedJobs, jobsFor } from './jobMatches.queries.ts'
import { jobCardsOf } from './jobs.queries.ts'

/** The jobs of a student: what they may see and want, with how well each fits them and why. */
export function jobMatchRoutes(context: Context, { measures }: Ranking): Route[] {
  const { db } = context
  return [
    route(findJobs4Candidate, async ({ actor, body: { cohortID, ...wanted } }) => {
      const searcher = found(await searcherOf(db, actor.id))
      const { vectors: own } = searcher
      const level = levels[searcher.level]!
      // There are no cohorts yet, so that nobody is in the one asked for.
      if (cohortID) return { hits: { hits: [], total: 0 } }
      const { items: ids, total } = await jobsFor(context, { student: actor, own, level, wanted, weights: measures.weights })
      const [cards, compared] = await Promise.all([jobCardsOf(context, actor, ids), comparedJobs(db, ids)])
      const hits = cards.map((card): JobMatch => ({
        ...card,
        ...presentFit(own, compared.get(card._id)!, measures, wordsForStudent),
      }))
      return { hits: { hits, total } }
    }),
  ]
}
