import * as resumes from '@trellis/contract/resumes/resumes.ts'
import { valid } from '../platform/testing/validInputs.ts'
import type { World } from '../platform/testing/world.ts'

const ofAda = ({ ada }: World) => ({ params: { id: ada.id } })

valid(resumes.importResume)((world) => ({
  ...ofAda(world),
  body: { basics: { name: 'Ada Park' }, work: [{ name: 'Blue Door', position: 'Barista', startDate: '2021-09' }] },
}))
valid(resumes.exportResume)(ofAda)
valid(resumes.readResume)(({ ada, resumeId }) => ({ params: { id: ada.id, fileId: resumeId } }))
valid(resumes.offerResume)(({ ada, resumeId }) => ({
  params: { id: ada.id, fileId: resumeId },
  body: { offered: true, decided: [7] },
}))
valid(resumes.readSkills)(() => ({ body: { text: 'Robotics team' } }))
