import { peopleFile } from '../config.ts'
import type { Context } from '../context.ts'
import { genomeChanged } from '../genome/genome.events.ts'
import { populationInUse } from '../genome/population/populationInUse.ts'
import { membershipsChanged } from '../memberships/memberships.events.ts'
import { type Domain, part } from '../platform/domain.ts'
import { inTransaction } from '../platform/events/events.ts'
import { readText } from '../platform/reading/reading.ts'
import { visibilityChanged } from '../profiles/profiles.events.ts'
import { bioReader } from '../profiles/profiles.parts.ts'
import type { ListLog } from '../shownLists/listLog.ts'
import { followMatchIndex } from './matchIndex/followMatchIndex.ts'
import { followMemberships, followVisibility, storeMatchRows } from './matching.actions.ts'
import { matchingPersonal } from './matching.personal.ts'
import { matchingRoutes } from './matching.routes.ts'
import { measuresOf } from './scoring/measures.ts'
import type { Ranking } from './scoring/ranking.ts'
import { bioReading } from './vectors/bios.reading.ts'

/** People whose genomes are alike, and people searched. Others rank by the same measures and the same index. */
export function createMatching(context: Context, listLog: ListLog): Domain & Ranking {
  const { clock, config } = context
  const measures = measuresOf(populationInUse(config))
  const matchIndex = followMatchIndex(context, measures.weights, peopleFile(config))
  return {
    measures,
    matchIndex,
    routes: matchingRoutes(context, { measures, matchIndex }, listLog),
    listeners: [
      inTransaction(genomeChanged, (tx, { profile, words }) =>
        storeMatchRows(tx, measures, [{ ...profile, terms: words?.terms }], clock.now()),
      ),
      inTransaction(visibilityChanged, (tx, { profileId }) => followVisibility(tx, profileId)),
      inTransaction(membershipsChanged, (tx, { accountId }) => followMemberships(tx, accountId)),
    ],
    parts: [part(bioReader, (bio) => readText(bioReading, bio))],
    personal: matchingPersonal(context),
    warm: matchIndex.warm,
    isReady: matchIndex.isReady,
    stop: matchIndex.stop,
  }
}
