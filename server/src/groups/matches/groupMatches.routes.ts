import { findGroups4Candidate } from '@trellis/contract/groups/groups.calls.ts'
import type { GroupMatch } from '@trellis/contract/groups/groups.ts'
import type { Context } from '../../context.ts'
import { presentFit } from '../../matching/matching.present.ts'
import { searcherOf } from '../../matching/matching.queries.ts'
import type { Ranking } from '../../matching/scoring/ranking.ts'
import { wordsForStudents } from '../../matching/scoring/reasonWords.ts'
import { toldInList } from '../../matching/scoring/tellings.ts'
import { correctedBy } from '../../matching/search/foundWords.ts'
import { found } from '../../platform/http/failure.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { ownCohort } from '../cohorts/cohorts.queries.ts'
import { groupCardsOf } from '../groups.queries.ts'
import { comparedGroups, foundAmongGroups, groupsFor } from './groupMatches.queries.ts'

/** The groups of a student: what they may see and want, with how well each fits them and why. */
export function groupMatchRoutes(context: Context, { measures }: Ranking): Route[] {
  const { db } = context
  return [
    route(findGroups4Candidate, async ({ actor, body: { cohortID, ...wanted } }) => {
      const { vectors: own } = found(await searcherOf(db, actor.id))
      const ofCohort = cohortID ? await ownCohort(db, actor.id, cohortID) : undefined
      // Whoever is not in a cohort is told as much of it as of one that is not there.
      if (cohortID && ofCohort === undefined) return { hits: { hits: [], total: 0 } }
      const { items: ids, total, meant } = await groupsFor(context, { student: actor, own, only: ofCohort?.groupId, wanted, measures })
      const [cards, compared, foundWords] = await Promise.all([
        groupCardsOf(context, actor, ids),
        comparedGroups(db, ids),
        foundAmongGroups(db, ids, wanted.keyword, meant),
      ])
      const hits: GroupMatch[] = toldInList(
        cards.map((card) => {
          const fit = presentFit(own, compared.get(card._id)!, measures, wordsForStudents.group)
          return { ...card, ...fit, ...foundWords.get(card._id) }
        }),
      )
      return { hits: { hits, total, ...correctedBy(meant) } }
    }),
  ]
}
