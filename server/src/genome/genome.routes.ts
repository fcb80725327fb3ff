import * as calls from '@trellis/contract/genome/genome.calls.ts'
import { firstNameOf } from '@trellis/contract/people/firstName.ts'
import { accountById } from '../accounts/accounts.queries.ts'
import type { Context } from '../context.ts'
import { found } from '../platform/http/failure.ts'
import { route, routeOn } from '../platform/http/route.ts'
import { pictureFile } from '../platform/pictures/pictureFiles.ts'
import { viewerOf } from '../profiles/profiles.queries.ts'
import { theProfile } from '../profiles/profiles.things.ts'
import { genomeForOthers, ownGenome } from './genome.present.ts'
import { genomeOfPerson, genomeSeenBy } from './genome.queries.ts'
import { vocabulary } from '../vocabulary/shippedVocabulary.ts'
import { ownPicture } from './picture/ownPicture.ts'
import { takeSnapshot } from './snapshots.actions.ts'

const tags = { data: { version: vocabulary.version, skills: [...vocabulary.skills] } }

export const genomeRoutes = (context: Context) => [
  route(calls.getTags, async () => tags),

  route(calls.getGenome, async ({ actor, params: { id } }) => {
    const { genome, snapshots } = found(await genomeSeenBy(context.db, viewerOf(context, actor), id))
    return { data: snapshots === undefined ? genomeForOthers(genome) : ownGenome(genome, snapshots) }
  }),

  route(calls.getGenomePicture, async ({ params: { id }, query: { form, named } }) => {
    const { signature, lift } = await genomeOfPerson(context.db, id)
    const { name } = found(await accountById(context.db, id))
    const { productName } = context.config
    const firstName = named === 'yes' ? firstNameOf(name) : ''
    return pictureFile(ownPicture({ signature: found(signature ?? undefined), lift, firstName, productName }), form)
  }),

  routeOn(theProfile, calls.takeGeneSnapshot, async ({ thing }) => ({ success: await takeSnapshot(context, thing) })),
]
