import { peopleFile } from '../config.ts'
import type { Context } from '../context.ts'
import { genomeChanged } from '../genome/genome.events.ts'
import type { FollowedPopulation } from '../genome/population/populationInUse.ts'
import { membershipsChanged } from '../memberships/memberships.events.ts'
import { type Domain, part, type PartsOf } from '../platform/domain.ts'
import { inTransaction } from '../platform/events/events.ts'
import { readText } from '../platform/reading/reading.ts'
import { experienceGrown, visibilityChanged } from '../profiles/profiles.events.ts'
import { bioReader } from '../profiles/profiles.parts.ts'
import type { ListLog } from '../shownLists/listLog.ts'
import { followCommunity } from './community/remeasuring.actions.ts'
import { databaseMatchIndex } from './matchIndex/database/databaseIndex.ts'
import { followMatchIndex } from './matchIndex/followMatchIndex.ts'
import { removeMatchIndexFile } from './matchIndex/matchIndexFile.ts'
import { followMemberships, followVisibility } from './matching.actions.ts'
import { matchingPersonal } from './matching.personal.ts'
import { matchingRoutes } from './matching.routes.ts'
import { populationReplaced } from './matching.events.ts'
import { followBio, withdrawingSkills } from './withdrawnSkills.actions.ts'
import { followedMeasures } from './scoring/measures.ts'
import type { Ranking } from './scoring/ranking.ts'
import { bioReading } from './vectors/bios.reading.ts'

/** People whose genomes are alike, and people searched. Others rank by the same measures and the same index. */
export function createMatching(context: Context, population: FollowedPopulation, partsOf: PartsOf, listLog: ListLog): Domain & Ranking {
  const { config } = context
  const measures = followedMeasures(population)
  const isInDatabase = config.matchIndex === 'database'
  const matchIndex = isInDatabase ? databaseMatchIndex(context) : followMatchIndex(context, peopleFile(config))
  const community = followCommunity(context, measures, population)
  return {
    measures,
    refreshMeasures: population.refresh,
    matchIndex,
    routes: matchingRoutes(context, { measures, matchIndex, refreshMeasures: population.refresh }, partsOf, listLog),
    listeners: [
      inTransaction(genomeChanged, (tx, change) => followBio(context, tx, measures, change)),
      inTransaction(visibilityChanged, (tx, { profileId }) => followVisibility(tx, profileId)),
      inTransaction(membershipsChanged, (tx, { accountIds }) => followMemberships(tx, accountIds)),
      inTransaction(experienceGrown, (tx, { ids }) => community.remeasure(tx, ids)),
      inTransaction(populationReplaced, (tx) => community.remeasureAll(tx)),
    ],
    tasks: [...community.works, withdrawingSkills(context, measures)],
    parts: [part(bioReader, (bio) => readText(bioReading, bio))],
    personal: matchingPersonal(context),
    warm: async () => {
      const leftInFile = isInDatabase ? removeMatchIndexFile(peopleFile(config)) : undefined
      await Promise.all([matchIndex.warm(), community.start(), leftInFile])
    },
    isReady: matchIndex.isReady,
    stop: async () => {
      community.stop()
      await matchIndex.stop()
    },
  }
}
