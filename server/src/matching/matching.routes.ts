import * as calls from '@trellis/contract/matching.ts'
import { searchProfiles } from '@trellis/contract/profiles.calls.ts'
import type { Context } from '../context.ts'
import type { Domain } from '../domains.ts'
import { genomeChanged } from '../genome/genome.events.ts'
import { populationInUse } from '../genome/populationInUse.ts'
import type { Actor } from '../platform/http/actor.ts'
import { found } from '../platform/http/failure.ts'
import { route } from '../platform/http/route.ts'
import { viewerOf } from '../profiles/profiles.queries.ts'
import { visibilityChanged } from '../profiles/profiles.events.ts'
import { followCrowd } from './crowd/crowd.follow.ts'
import { anybody, type Wanted } from './filters.ts'
import { followVisibility, storeMatchRows } from './matching.actions.ts'
import { presentMatch } from './matching.present.ts'
import { matchesOf, searcherOf } from './matching.queries.ts'
import { measuresOf } from './measures.ts'
import { searchPeople } from './peopleSearch.queries.ts'
import type { Ranking } from './ranking.ts'

export type Matching = Domain & Ranking

export function createMatching(context: Context): Matching {
  const { db, clock, config, events } = context
  const measures = measuresOf(populationInUse(config))
  const crowd = followCrowd(context, measures.weights)
  events.on(genomeChanged, (tx, { profile }) => storeMatchRows(tx, measures, [profile], clock.now()))
  events.on(visibilityChanged, (tx, { profileId }) => followVisibility(tx, profileId))

  async function search(actor: Actor, wanted: Wanted, offset: number, limit: number) {
    const own = found(await searcherOf(db, actor.id))
    const { items, total } = await matchesOf(db, crowd, { viewer: viewerOf(context, actor), own, wanted, offset, limit })
    return { hits: { hits: items.map((match) => presentMatch(match, own.vectors, measures)), total } }
  }

  return {
    crowd,
    measures,
    warm: crowd.warm,
    stop: crowd.stop,
    routes: [
      route(calls.likeMe, ({ actor, query: { roleModels, page, results, name, keyword } }) => {
        const people = roleModels ? 'rolemodels' : 'likeme'
        return search(actor, { ...anybody, people, name, keyword }, page * results, results)
      }),

      route(calls.findPeople, async ({ actor, body }) => {
        // There are no cohorts yet, so that nobody is in the one asked for.
        if (body.cohortID) return { hits: { hits: [], total: 0 } }
        const { pplType, keyword, level, locationFilter, membership, start, size } = body
        const wanted = { people: pplType, name: '', keyword, levels: level, place: locationFilter, membership }
        return search(actor, wanted, start, size)
      }),

      route(searchProfiles, async ({ actor, params, query }) => {
        const { items, total } = await searchPeople(context, crowd, viewerOf(context, actor), { ...params, ...query })
        return { hits: { hits: items, total } }
      }),
    ],
  }
}
