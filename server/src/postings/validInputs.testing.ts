import * as links from '@trellis/contract/postings/links.calls.ts'
import * as pictures from '@trellis/contract/postings/pictures.calls.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { client } from '../platform/testing/client.ts'
import { spareJob } from '../platform/testing/spares.ts'
import { valid } from '../platform/testing/validInputs.ts'
import { tokenFor, type World } from '../platform/testing/world.ts'

async function savedJob(world: World): Promise<Id> {
  const jobId = await spareJob(world)
  const ada = client(world.server.origin, await tokenFor(world, 'self'))
  await ada.call(links.changeJobStatus, { body: { bucket: '', event: 'saved', jobId, studentId: world.ada.id } })
  return jobId
}

async function jobPicture(world: World): Promise<Id> {
  const rita = client(world.server.origin, await tokenFor(world, 'recruiter'))
  return (await rita.upload(pictures.uploadPostingPicture, { params: { id: world.jobId }, file: world.photo })).id
}

valid(pictures.uploadPostingPicture)(({ jobId, photo }) => ({ params: { id: jobId }, file: photo }))
valid(pictures.getPostingPicture)(async (world) => ({ params: { id: world.jobId, fileId: await jobPicture(world) } }))
valid(pictures.removePostingPicture)(({ jobId }) => ({ params: { id: jobId } }))
valid(links.changeJobStatus)(async (world) => ({
  body: { bucket: 'suggested', event: 'saved', jobId: await spareJob(world), studentId: world.ada.id },
}))
valid(links.changeCandidateStatus)(({ jobId, ada }) => ({
  body: { bucket: 'applied', event: 'unhide', jobId, studentId: ada.id },
}))
valid(links.jobCancel)(async (world) => ({
  body: { studentId: world.ada.id, jobId: await savedJob(world), profileType: 'student' },
}))
valid(links.recruiterviewed)(({ jobId, ada }) => ({ body: { jobId, studentId: ada.id } }))
