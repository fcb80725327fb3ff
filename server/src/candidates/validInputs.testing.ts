import * as candidateNotes from '@trellis/contract/candidates/candidateNotes.ts'
import * as candidates from '@trellis/contract/candidates/candidates.calls.ts'
import * as checklists from '@trellis/contract/candidates/checklists.ts'
import { newId } from '@trellis/contract/wire/ids.ts'
import { valid } from '../platform/testing/validInputs.ts'
import type { World } from '../platform/testing/world.ts'

const adaAndJob = ({ jobId, ada }: World) => ({ params: { jobId, studentId: ada.id } })

valid(candidates.findCandidates4Job)(({ jobId }) => ({ params: { id: jobId }, body: {} }))
valid(candidates.appliedApplicants)(({ jobId }) => ({ params: { jobId }, query: {} }))
valid(candidates.contactedApplicants)(({ jobId }) => ({ params: { jobId }, query: {} }))
valid(candidates.getCandidateProfile)(({ jobId, ada }) => ({ body: { id: ada.id, jobId } }))
valid(candidates.getApplicationResume)(adaAndJob)
valid(candidates.getApplicationResumeText)(adaAndJob)
valid(candidates.profstatus)(({ ada }) => ({ body: { mbrList: [ada.id] } }))
valid(candidateNotes.listCandidateNotes)(adaAndJob)
valid(candidateNotes.addCandidateNote)((world) => ({ ...adaAndJob(world), body: { words: 'Knows her frogs' } }))
valid(candidateNotes.deleteCandidateNote)(({ jobId, ada }) => ({ params: { jobId, studentId: ada.id, noteId: newId() } }))
valid(checklists.getChecklist)(adaAndJob)
valid(checklists.addChecklistPoint)((world) => ({ ...adaAndJob(world), body: { words: 'Has kept frogs' } }))
valid(checklists.deleteChecklistPoint)(({ jobId, ada }) => ({ params: { jobId, studentId: ada.id, pointId: newId() } }))
valid(checklists.tickChecklistPoint)(({ jobId, ada }) => ({
  params: { jobId, studentId: ada.id, pointId: newId() },
  body: { ticked: true },
}))
