import { createJob, deleteJob, getJob, updateJob } from '@trellis/contract/jobs/jobs.calls.ts'
import type { JobInfo, JobRecord } from '@trellis/contract/jobs/jobs.ts'
import { removePostingPicture, uploadPostingPicture } from '@trellis/contract/postings/pictures.calls.ts'
import { call } from '../../api/call.ts'
import { keys } from '../../api/keys.ts'
import { upload } from '../../api/upload.ts'
import { useSession } from '../../session/session.ts'
import type { OwnKind } from '../../postings/own/ownKind.ts'

/** Jobs, as their owners' screens have to know them. */
export const jobKind: OwnKind<JobInfo, JobRecord> = {
  noun: 'job',
  key: keys.job,
  listKey: keys.ownJobs,
  get: async (id) => (await call(getJob, { params: { id }, query: {} })).data,
  create: async (told, ownerId) => {
    const isOwn = ownerId === useSession.getState().person?.userId
    return (await call(createJob, { body: { ...told, ...(!isOwn && { ownerId }) } })).success
  },
  update: async (id, body) => (await call(updateJob, { params: { id }, query: {}, body })).data,
  remove: (id) => call(deleteJob, { params: { id }, query: {} }),
  uploadPicture: (id, file, onShare) => upload(uploadPostingPicture, { params: { id }, file }, onShare),
  removePicture: (id) => call(removePostingPicture, { params: { id } }),
  infoOf({ _source }) {
    const { postedAt: _postedAt, groupPicture: _picture, ...info } = _source.generalInfo
    return info
  },
}
