import * as calls from '@trellis/contract/matching/matching.ts'
import type { Match } from '@trellis/contract/matching/matching.ts'
import { type OrderedList, suggestionLog } from '@trellis/contract/matching/suggestionLog.calls.ts'
import { searchProfiles } from '@trellis/contract/matching/peopleSearch.calls.ts'
import type { Context } from '../context.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { PartsOf } from '../platform/domain.ts'
import type { Actor } from '../platform/http/actor.ts'
import type { Slice } from '../platform/database/pages.ts'
import { found as there } from '../platform/http/failure.ts'
import { type Route, route, routeOn } from '../platform/http/route.ts'
import { mapYielding } from '../platform/reading/mapYielding.ts'
import { profilesById, viewerOf } from '../profiles/profiles.queries.ts'
import { theProfile } from '../profiles/profiles.things.ts'
import { KEPT_DAYS } from '../shownLists/keeping.ts'
import type { ListLog } from '../shownLists/listLog.ts'
import { seenInGroups } from '../visibility/visibility.policy.ts'
import { anybody, type Wanted } from './search/filters.ts'
import { correctedBy, foundInBio } from './search/foundWords.ts'
import { pointsBySkill } from './learnedOrder/learnedOrder.ts'
import { ordersFor, otherOrderFor } from './learnedOrder/learnedOrders.queries.ts'
import { asUsual, pageIn, wholeFor } from './learnedOrder/orderedPages.ts'
import { matchWith } from './missing/matchWith.queries.ts'
import { ownCohort } from './matching.parts.ts'
import { presentMatch } from './matching.present.ts'
import { type FoundMatch, type FoundPage, matchesOf, type MatchSearch, type Searcher, searcherOf } from './matching.queries.ts'
import { quotedFor } from './quotes/quotes.ts'
import { searchPeople } from './search/peopleSearch.queries.ts'
import type { Ranking } from './scoring/ranking.ts'
import { findEnough } from './scoring/enough.ts'
import { nearestTo } from './scoring/score.ts'
import { toldInList } from './scoring/tellings.ts'

/** Which part of a list, and whom of all it holds. */
type Within = Slice & Pick<MatchSearch, 'least' | 'most'>

/** People like somebody, people searched, and one person with what is missing. */
export function matchingRoutes(context: Context, ranking: Ranking, partsOf: PartsOf, listLog: ListLog): Route[] {
  const { config, db } = context
  const { measures, matchIndex } = ranking

  /** @param within which part of the list */
  async function findFor(actor: Actor, own: Searcher, wanted: Wanted, within: Within): Promise<FoundPage<FoundMatch>> {
    const groups = seenInGroups(actor.places)
    return matchesOf(db, ranking, { viewer: viewerOf(context, actor), own, groups, wanted, ...within })
  }

  async function present(own: Searcher, wanted: Wanted, { items, total, meant }: FoundPage<FoundMatch>) {
    const people = await profilesById(
      db,
      items.map(({ card }) => card.id),
    )
    const bioOf = new Map(people.map(({ row, bio }) => [row.id, bio]))
    const hits: Match[] = toldInList(
      await mapYielding(items, (match) => {
        const bio = bioOf.get(match.card.id)
        const shown = presentMatch(match, own.vectors, measures)
        return {
          ...shown,
          ...(bio && { ...foundInBio(bio, wanted, meant), ...quotedFor(own.vectors, match.vectors, bio, shown.score, measures) }),
        }
      }),
    )
    return { hits: { hits, total, ...correctedBy(meant) } }
  }

  async function search(actor: Actor, wanted: Wanted, slice: Slice) {
    const own = there(await searcherOf(db, actor.id))
    return present(own, wanted, await findFor(actor, own, wanted, slice))
  }

  /**
   * Nobody is suggested who is hardly like the person; where few are well like them, some are who are a little like them. In whichever order the
   * list stands, the same people are in it, and the same ones in its first places.
   */
  async function suggested(actor: Actor, list: OrderedList, wanted: Wanted, slice: Slice) {
    const [searcher, order] = await Promise.all([searcherOf(db, actor.id), otherOrderFor(context, actor.id, list)])
    const own = there(searcher)
    const part = order === undefined ? slice : wholeFor(slice)
    const found = await findEnough({
      find: (reach) => findFor(actor, own, wanted, { ...part, ...reach }),
      countOf: ({ total }) => total,
      ...nearestTo(own.vectors),
    })
    const by = { own: own.vectors, viewerId: actor.id, measures }
    const placed = order === undefined ? found.items.map(asUsual) : pageIn(order, found.items, { ...slice, from: part.offset }, by)
    const answer = await present(own, wanted, { ...found, items: placed.map(({ one }) => one) })
    listLog.noteShown({
      viewerId: actor.id,
      list,
      forId: actor.id,
      offset: slice.offset,
      learnedOrderId: order?.learned.id,
      entries: answer.hits.hits.map(({ _id, score, parts }, at) => {
        const { one, given } = placed[at]!
        return { _id, score, parts, given, skills: pointsBySkill(own.vectors, one.vectors, parts.tags, measures.vocabulary) }
      }),
    })
    return answer
  }

  /** Whom a search of a cohort is narrowed to: those of its group whom the directory shows. Undefined for whoever is not in it. */
  async function cohortFor(actor: Actor, id: Id, asked: readonly Id[]): Promise<Pick<Wanted, 'membership' | 'only'> | undefined> {
    const cohort = await partsOf(ownCohort)[0]?.(actor.id, id)
    const isAsked = cohort !== undefined && (asked.length === 0 || asked.includes(cohort.groupId))
    return isAsked ? { membership: [cohort.groupId], only: cohort.people } : undefined
  }

  return [
    route(calls.likeMe, async ({ actor, query: { roleModels, page, results, name, keyword } }) => {
      const people = roleModels ? 'rolemodels' : 'likeme'
      const isSuggested = name === '' && keyword === ''
      const wanted = { ...anybody, people, name, keyword } as const
      const slice = { offset: page * results, limit: results }
      // Who looks for somebody finds them however unlike.
      return isSuggested ? suggested(actor, roleModels ? 'roleModels' : 'peers', wanted, slice) : search(actor, wanted, slice)
    }),

    route(suggestionLog, async ({ actor }) => ({
      data: {
        isLogged: config.logShownLists,
        keptDays: KEPT_DAYS,
        orders: actor.type === 'student' ? await ordersFor(context, actor.id) : null,
      },
    })),

    route(calls.findPeople, async ({ actor, body }) => {
      const { pplType, keyword, level, locationFilter, membership, start, size, cohortID } = body
      const within = cohortID ? await cohortFor(actor, cohortID, membership) : { membership }
      if (within === undefined) return { hits: { hits: [], total: 0 } }
      const wanted = { people: pplType, name: '', keyword, levels: level, place: locationFilter, ...within }
      return search(actor, wanted, { offset: start, limit: size })
    }),

    routeOn(theProfile, calls.matchWith, async ({ actor, thing: id }) => ({
      data: there(await matchWith(context, ranking, viewerOf(context, actor), id)),
    })),

    route(searchProfiles, async ({ actor, params, query }) => {
      const { items, total } = await searchPeople(context, matchIndex, viewerOf(context, actor), { ...params, ...query })
      return { hits: { hits: items, total } }
    }),
  ]
}
