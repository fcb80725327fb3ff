import { addressOf } from '@trellis/contract/wire/address.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { getRecruiterPhoto } from '@trellis/contract/jobs/jobs.calls.ts'
import type { JobRecruiter } from '@trellis/contract/jobs/jobRecruiter.ts'
import { readLink } from '@trellis/contract/texts/text.ts'
import { recruiterRecord } from '../../accounts/recruiters/recruiters.queries.ts'
import { photoOf } from '../../files/files.queries.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { Posting } from '../../postings/postings.queries.ts'

/** What whoever hires tells of themselves, for everybody who may see the job; undefined where the account is gone. */
export async function jobRecruiter(db: Queries, { id, ownerId }: Pick<Posting, 'id' | 'ownerId'>): Promise<JobRecruiter | undefined> {
  const [record, photoId] = await Promise.all([recruiterRecord(db, ownerId, { isOpen: false }), photoOf(db, ownerId)])
  if (record === undefined) return undefined
  const { name, title, about, website } = record._source.generalInfo
  return { name, title, about, website: readLink(website) ?? '', photo: recruiterPhotoAddress(id, photoId) }
}

const recruiterPhotoAddress = (id: Id, fileId: Id | undefined): string =>
  fileId === undefined ? '' : addressOf(getRecruiterPhoto.description.path, { id, fileId })
