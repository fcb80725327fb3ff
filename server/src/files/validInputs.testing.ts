import * as files from '@trellis/contract/files/files.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { photoOf } from './files.queries.ts'
import { client } from '../platform/testing/client.ts'
import { valid } from '../platform/testing/validInputs.ts'
import { tokenFor, type World } from '../platform/testing/world.ts'

async function spareResume(world: World): Promise<Id> {
  const ada = client(world.server.origin, await tokenFor(world, 'self'))
  return (await ada.upload(files.uploadResume, { params: { id: world.ada.id }, file: world.resume })).id
}

const ofAda = ({ ada }: World) => ({ params: { id: ada.id } })

valid(files.updatePhoto)((world) => ({ ...ofAda(world), file: world.photo }))
valid(files.uploadImage)((world) => ({ ...ofAda(world), file: world.photo }))
valid(files.uploadResume)((world) => ({ ...ofAda(world), file: world.resume }))
valid(files.uploadOwnResume)(({ ada, resume }) => ({ body: { id: ada.id }, file: resume }))
valid(files.getPhoto)(async ({ server, ada }) => ({
  params: { id: ada.id, fileId: (await photoOf(server.context.db, ada.id)) ?? newId() },
}))
valid(files.removePhoto)(ofAda)
valid(files.getResume)(({ ada, resumeId }) => ({ params: { id: ada.id, fileId: resumeId } }))
valid(files.removeResume)(async (world) => ({ params: { id: world.ada.id, fileId: await spareResume(world) } }))
