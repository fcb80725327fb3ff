import * as calls from '@trellis/contract/files/files.ts'
import { accountErased } from '../accounts/accounts.events.ts'
import type { Context } from '../context.ts'
import type { Domain } from '../domains.ts'
import { found } from '../platform/http/failure.ts'
import { route } from '../platform/http/route.ts'
import { dropFiles, removePhoto, removeResume, storePhoto, storeResume } from './files.actions.ts'
import { filesPersonal } from './files.personal.ts'
import { readFile } from './files.queries.ts'
import { carryOutFileTasks } from './files.tasks.ts'

/** Photos and resumes. Reading a photo asks who may see the person, and so is a call of profiles. */
export function createFiles(context: Context): Domain {
  carryOutFileTasks(context)
  context.events.on(accountErased, (tx, { accountId }) => dropFiles(context, tx, accountId))
  return {
    personal: filesPersonal(context),
    routes: [
      route(calls.updatePhoto, ({ params, file }) => storePhoto(context, params.id, file)),
      route(calls.uploadImage, ({ params, file }) => storePhoto(context, params.id, file)),
      route(calls.uploadResume, ({ actor, params, file }) => storeResume(context, params.id, file, actor.scope)),
      route(calls.uploadOwnResume, ({ actor, body, file }) => storeResume(context, body.id, file, actor.scope)),

      route(calls.removePhoto, async ({ params }) => ({ data: { removed: await removePhoto(context, params.id) } })),
      route(calls.removeResume, async ({ params }) => ({
        data: { removed: await removeResume(context, params.id, params.fileId) },
      })),

      route(calls.getResume, async ({ params }) =>
        found(await readFile(context, { ownerId: params.id, kind: 'resume', id: params.fileId })),
      ),
    ],
  }
}
