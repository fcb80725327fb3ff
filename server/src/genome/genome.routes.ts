import * as calls from '@trellis/contract/genome/genome.calls.ts'
import type { Context } from '../context.ts'
import type { Domain } from '../domains.ts'
import { found } from '../platform/http/failure.ts'
import { route } from '../platform/http/route.ts'
import { profileChanged } from '../profiles/profiles.events.ts'
import { viewerOf } from '../profiles/profiles.queries.ts'
import { remakeGenome } from './genome.actions.ts'
import { genomePersonal } from './genome.personal.ts'
import { genomeForOthers, ownGenome } from './genome.present.ts'
import { genomeSeenBy, snapshotsOf } from './genome.queries.ts'
import { populationInUse } from './population/populationInUse.ts'
import { vocabulary } from '../vocabulary/shippedVocabulary.ts'
import { takeSnapshot } from './snapshots.actions.ts'

export function createGenome(context: Context): Domain {
  const measures = { vocabulary, population: populationInUse(context.config) }
  const tags = { data: { version: vocabulary.version, skills: [...vocabulary.skills] } }
  context.events.on(profileChanged, (tx, change) => remakeGenome(context, measures, tx, change))

  return {
    personal: genomePersonal(context),
    routes: [
      route(calls.getTags, async () => tags),

      route(calls.getGenome, async ({ actor, params: { id } }) => {
        const genome = found(await genomeSeenBy(context.db, viewerOf(context, actor), id))
        const isOwn = id === actor.id
        return { data: isOwn ? ownGenome(genome, await snapshotsOf(context.db, id)) : genomeForOthers(genome) }
      }),

      route(calls.takeGeneSnapshot, async ({ body }) => ({ success: await takeSnapshot(context, body.profID) })),
    ],
  }
}
