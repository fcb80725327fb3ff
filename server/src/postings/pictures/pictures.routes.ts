import * as calls from '@trellis/contract/postings/pictures.calls.ts'
import type { Context } from '../../context.ts'
import { found } from '../../platform/http/failure.ts'
import { route, routeOn } from '../../platform/http/route.ts'
import { theGroup, thePosting } from '../postings.things.ts'
import { addPicture, removePicture } from './pictures.actions.ts'
import { readPicture } from './pictures.queries.ts'

/** The pictures of postings. */
export const pictureRoutes = (context: Context) => [
  routeOn(thePosting, calls.uploadPostingPicture, ({ actor, thing, file }) => addPicture(context, thing, { uploaderId: actor.id, file })),

  routeOn(theGroup, calls.uploadGroupPicture, ({ actor, thing, file }) => addPicture(context, thing, { uploaderId: actor.id, file })),

  routeOn(thePosting, calls.removePostingPicture, async ({ thing }) => ({ data: { removed: await removePicture(context, thing.id) } })),

  route(calls.getPostingPicture, async ({ params: { id, fileId } }) => {
    const { bytes, contentType } = found(await readPicture(context, id, fileId))
    return { bytes, contentType }
  }),
]
