import * as calls from '@trellis/contract/matching/matching.ts'
import type { Match } from '@trellis/contract/matching/matching.ts'
import { searchProfiles } from '@trellis/contract/matching/peopleSearch.calls.ts'
import type { Context } from '../context.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { PartsOf } from '../platform/domain.ts'
import type { Actor } from '../platform/http/actor.ts'
import type { Slice } from '../platform/database/pages.ts'
import { found as there } from '../platform/http/failure.ts'
import { type Route, route, routeOn } from '../platform/http/route.ts'
import { profilesById, viewerOf } from '../profiles/profiles.queries.ts'
import { theProfile } from '../profiles/profiles.things.ts'
import type { ListLog } from '../shownLists/listLog.ts'
import { seenInGroups } from '../visibility/visibility.policy.ts'
import { anybody, type Wanted } from './search/filters.ts'
import { correctedBy, foundInBio } from './search/foundWords.ts'
import { matchWith } from './missing/matchWith.queries.ts'
import { ownCohort } from './matching.parts.ts'
import { presentMatch } from './matching.present.ts'
import { matchesOf, type MatchSearch, type Searcher, searcherOf } from './matching.queries.ts'
import { quotedFor } from './quotes/quotes.ts'
import { searchPeople } from './search/peopleSearch.queries.ts'
import type { Ranking } from './scoring/ranking.ts'
import { findEnough } from './scoring/enough.ts'
import { leastSuggestedTo } from './scoring/score.ts'
import { toldInList } from './scoring/tellings.ts'

/** People like somebody, people searched, and one person with what is missing. */
export function matchingRoutes(context: Context, ranking: Ranking, partsOf: PartsOf, listLog: ListLog): Route[] {
  const { db } = context
  const { measures, matchIndex } = ranking

  async function search(actor: Actor, wanted: Wanted, within: Slice & Pick<MatchSearch, 'least' | 'most'>, known?: Searcher) {
    const own = known ?? there(await searcherOf(db, actor.id))
    const groups = seenInGroups(actor.places)
    const { items, total, meant } = await matchesOf(db, ranking, { viewer: viewerOf(context, actor), own, groups, wanted, ...within })
    const people = await profilesById(
      db,
      items.map(({ card }) => card.id),
    )
    const bioOf = new Map(people.map(({ row, bio }) => [row.id, bio]))
    const hits: Match[] = toldInList(
      items.map((match) => {
        const bio = bioOf.get(match.card.id)
        const told = bio && { ...foundInBio(bio, wanted, meant), ...quotedFor(own.vectors, match.vectors, bio, measures) }
        return { ...presentMatch(match, own.vectors, measures), ...told }
      }),
    )
    return { hits: { hits, total, ...correctedBy(meant) } }
  }

  /** Nobody is suggested who is hardly like the person; where few are well like them, some are who are a little like them. */
  async function suggested(actor: Actor, wanted: Wanted, slice: Slice) {
    const own = there(await searcherOf(db, actor.id))
    return findEnough({
      find: (reach) => search(actor, wanted, { ...slice, ...reach }, own),
      countOf: ({ hits }) => hits.total,
      least: leastSuggestedTo(own.vectors),
    })
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
      const offset = page * results
      const wanted = { ...anybody, people, name, keyword } as const
      const slice = { offset, limit: results }
      // Who looks for somebody finds them however unlike.
      if (!isSuggested) return search(actor, wanted, slice)
      const found = await suggested(actor, wanted, slice)
      const list = roleModels ? 'roleModels' : 'peers'
      listLog.noteShown({ viewerId: actor.id, list, forId: actor.id, offset, entries: found.hits.hits })
      return found
    }),

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
