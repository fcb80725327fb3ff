import { findGroups4Candidate } from '@trellis/contract/groups/groups.calls.ts'
import type { FoundGroup } from '@trellis/contract/groups/groups.ts'
import type { Context } from '../../context.ts'
import { presentFit, shownSignature } from '../../matching/matching.present.ts'
import { searcherOf } from '../../matching/matching.queries.ts'
import type { Ranking } from '../../matching/scoring/ranking.ts'
import { wordsForStudents } from '../../matching/scoring/reasonWords.ts'
import { toldInList } from '../../matching/scoring/tellings.ts'
import { correctedBy } from '../../matching/search/foundWords.ts'
import { ownRoleIn } from '../../memberships/roles.policy.ts'
import { found } from '../../platform/http/failure.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { mapYielding } from '../../platform/reading/mapYielding.ts'
import { ownCohort } from '../cohorts/cohorts.queries.ts'
import { groupCardsOf } from '../groups.queries.ts'
import { comparedGroups, foundAmongGroups, groupsFor } from './groupMatches.queries.ts'

/** The groups of a student, or a recruiter: what they may see and want, with how well each fits them and why. */
export function groupMatchRoutes(context: Context, { measures }: Ranking): Route[] {
  const { db } = context
  return [
    route(findGroups4Candidate, async ({ actor, body: { cohortID, ...wanted } }) => {
      const own = actor.type === 'recruiter' ? undefined : found(await searcherOf(db, actor.id)).vectors
      const ofCohort = cohortID ? await ownCohort(db, actor.id, cohortID) : undefined
      // Whoever is not in a cohort is told as much of it as of one that is not there.
      if (cohortID && ofCohort === undefined) return { hits: { hits: [], total: 0 } }
      const { items: ids, total, meant } = await groupsFor(context, { student: actor, own, only: ofCohort?.groupId, wanted, measures })
      const [cards, compared, foundWords] = await Promise.all([
        groupCardsOf(context, actor, ids),
        comparedGroups(db, ids),
        foundAmongGroups(db, { ids, keyword: wanted.keyword, meant }),
      ])
      const shown = cards.map((card) => ({ ...card, ...foundWords.get(card._id), role: ownRoleIn(actor, card._id) }))
      const hits: FoundGroup[] = own
        ? toldInList(
            await mapYielding(shown, (card) => ({
              ...card,
              ...presentFit(own, compared.get(card._id)!, measures, wordsForStudents.group),
            })),
          )
        : shown.map((card) => ({ ...card, signature: shownSignature(compared.get(card._id)!) }))
      return { hits: { hits, total, ...correctedBy(meant) } }
    }),
  ]
}
