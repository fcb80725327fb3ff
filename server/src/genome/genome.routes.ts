import * as calls from '@trellis/contract/genome/genome.calls.ts'
import type { Context } from '../context.ts'
import { found } from '../platform/http/failure.ts'
import { route, routeOn } from '../platform/http/route.ts'
import { viewerOf } from '../profiles/profiles.queries.ts'
import { theProfile } from '../profiles/profiles.things.ts'
import { genomeForOthers, ownGenome } from './genome.present.ts'
import { genomeSeenBy } from './genome.queries.ts'
import { vocabulary } from '../vocabulary/shippedVocabulary.ts'
import { takeSnapshot } from './snapshots.actions.ts'

const tags = { data: { version: vocabulary.version, skills: [...vocabulary.skills] } }

export const genomeRoutes = (context: Context) => [
  route(calls.getTags, async () => tags),

  route(calls.getGenome, async ({ actor, params: { id } }) => {
    const { genome, snapshots } = found(await genomeSeenBy(context.db, viewerOf(context, actor), id))
    return { data: snapshots === undefined ? genomeForOthers(genome) : ownGenome(genome, snapshots) }
  }),

  routeOn(theProfile, calls.takeGeneSnapshot, async ({ thing }) => ({ success: await takeSnapshot(context, thing) })),
]
