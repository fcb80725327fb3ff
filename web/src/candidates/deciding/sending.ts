import { changeCandidateStatus, jobCancel } from '@trellis/contract/postings/links.calls.ts'
import type { Candidate } from '@trellis/contract/candidates/candidates.ts'
import type { LinkOfOwner } from '@trellis/contract/postings/linkSides.ts'
import type { Bucket, LinkEvent } from '@trellis/contract/postings/links.ts'
import { call } from '../../api/call.ts'
import { linkAfter } from './linkAfter.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import type { PostingKind } from '@trellis/contract/postings/postingKinds.ts'
import { groupsInTheWay } from './refusals.ts'

/** Where the caller saw somebody: in a list by their state, else in a search. */
const bucketOf = ({ state }: LinkOfOwner): Bucket => (state === 'none' ? 'search' : state)

async function changeTo(
  kind: PostingKind,
  postingId: string,
  { _id, link, _source }: Candidate,
  event: LinkEvent | 'undo',
  note = '',
): Promise<LinkOfOwner> {
  const body = { bucket: bucketOf(link), event, jobId: postingId, jobType: kind, resume: '', studentId: _id, note }
  const reply = await call(changeCandidateStatus, { body }, { outlivesPage: true })
  if ('result' in reply) return reply.result
  throw groupsInTheWay(_source.generalInfo.name, reply.groups)
}

/** Takes back what was done to somebody last. Answers their link as it is then. */
export const sendUndo = ({ kind }: Pipeline, postingId: string, candidate: Candidate): Promise<LinkOfOwner> =>
  changeTo(kind, postingId, candidate, 'undo')

/** Tells the server what is decided about somebody. Answers their link as it is then. */
export async function sendDecision(
  { kind, owner }: Pipeline,
  postingId: string,
  candidate: Candidate,
  event: LinkEvent,
  words?: string,
): Promise<LinkOfOwner> {
  if (event !== 'cancel') return changeTo(kind, postingId, candidate, event, words)
  const body = { studentId: candidate._id, jobId: postingId, profileType: owner }
  const { result } = await call(jobCancel, { body }, { outlivesPage: true })
  return { ...linkAfter(kind, candidate.link, event), state: result.state }
}
