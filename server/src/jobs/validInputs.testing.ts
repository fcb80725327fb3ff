import { jobsForAdminSearch } from '@trellis/contract/jobs/jobsForAdvisors.calls.ts'
import * as files from '@trellis/contract/files/files.ts'
import * as jobMatches from '@trellis/contract/jobs/jobMatches.calls.ts'
import * as jobs from '@trellis/contract/jobs/jobs.calls.ts'
import { searchForVisitors } from '@trellis/contract/jobs/visitors.calls.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { client } from '../platform/testing/client.ts'
import { spareJob } from '../platform/testing/spares.ts'
import { valid } from '../platform/testing/validInputs.ts'
import { openJob, tokenFor, type World } from '../platform/testing/world.ts'

async function recruiterPhoto(world: World): Promise<Id> {
  const rita = client(world.server.origin, await tokenFor(world, 'recruiter'))
  return (await rita.upload(files.updatePhoto, { params: { id: world.rita.id }, file: world.photo })).id
}

const ofJob = ({ jobId }: World) => ({ params: { id: jobId }, query: {} })

valid(jobs.createJob)(() => ({ body: { generalInfo: openJob } }))
valid(jobs.updateJob)((world) => ({ ...ofJob(world), body: { generalInfo: { ...openJob, workplace: 'hybrid' } } }))
valid(jobs.deleteJob)(async (world) => ({ params: { id: await spareJob(world) }, query: {} }))
valid(jobs.getJob)(ofJob)
valid(jobs.getJobOfPerson)(({ jobId, ada }) => ({ params: { id: jobId, userId: ada.id }, query: {} }))
valid(jobs.getPublicJob)(({ jobId }) => ({ params: { id: jobId } }))
valid(searchForVisitors)(() => ({ query: { keyword: 'biologist' } }))
valid(jobs.getPublicJobPicture)(({ jobId }) => ({ params: { id: jobId }, query: {} }))
valid(jobs.getMultJobs)(({ jobId }) => ({ body: { jobList: [jobId] } }))
valid(jobs.myJobList)(({ rita }) => ({ params: { userId: rita.id }, query: {} }))
valid(jobsForAdminSearch)(() => ({ query: { searchQuery: 'biologist' } }))
valid(jobs.jobStats)(ofJob)
valid(jobs.jobGenome)(() => ({ body: { name: openJob.name, description: openJob.description, skills: openJob.skills } }))
valid(jobs.getRecruiterPhoto)(async (world) => ({ params: { id: world.jobId, fileId: await recruiterPhoto(world) } }))
valid(jobMatches.findJobs4Candidate)(({ ada }) => ({ params: { userId: ada.id }, body: { keyword: 'biologist' } }))
