import * as calls from '@trellis/contract/files/files.ts'
import type { Context } from '../context.ts'
import { found } from '../platform/http/failure.ts'
import { route, routeOn } from '../platform/http/route.ts'
import { removePhoto, removeResume, storePhoto, storeResume } from './files.actions.ts'
import { withBytes } from './files.queries.ts'
import { theResume } from './files.things.ts'

export const fileRoutes = (context: Context) => [
  route(calls.updatePhoto, ({ actor, params, file }) => storePhoto(context, { ownerId: params.id, uploaderId: actor.id, file })),
  route(calls.uploadImage, ({ actor, params, file }) => storePhoto(context, { ownerId: params.id, uploaderId: actor.id, file })),
  route(calls.uploadResume, ({ actor, params, file }) => storeResume(context, params.id, file, actor.scope)),
  route(calls.uploadOwnResume, ({ actor, body, file }) => storeResume(context, body.id, file, actor.scope)),

  route(calls.removePhoto, async ({ params }) => ({ data: { removed: await removePhoto(context, params.id) } })),
  route(calls.removeResume, async ({ params }) => ({
    data: { removed: await removeResume(context, params.id, params.fileId) },
  })),

  routeOn(theResume, calls.getResume, async ({ thing }) => found(await withBytes(context, thing))),
]
