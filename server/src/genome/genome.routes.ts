import * as calls from '@trellis/contract/genome/genome.calls.ts'
import type { Context } from '../context.ts'
import { isSelf } from '../platform/http/access.ts'
import { found } from '../platform/http/failure.ts'
import { route } from '../platform/http/route.ts'
import { viewerOf } from '../profiles/profiles.queries.ts'
import { genomeForOthers, ownGenome } from './genome.present.ts'
import { genomeSeenBy, snapshotsOf } from './genome.queries.ts'
import { vocabulary } from '../vocabulary/shippedVocabulary.ts'
import { takeSnapshot } from './snapshots.actions.ts'

const tags = { data: { version: vocabulary.version, skills: [...vocabulary.skills] } }

export const genomeRoutes = (context: Context) => [
  route(calls.getTags, async () => tags),

  route(calls.getGenome, async ({ actor, params: { id } }) => {
    const genome = found(await genomeSeenBy(context.db, viewerOf(context, actor), id))
    const isOwn = isSelf(actor, id)
    return { data: isOwn ? ownGenome(genome, await snapshotsOf(context.db, id)) : genomeForOthers(genome) }
  }),

  route(calls.takeGeneSnapshot, async ({ body }) => ({ success: await takeSnapshot(context, body.profID) })),
]
