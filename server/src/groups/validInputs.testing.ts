import { findCandidates4Group } from '@trellis/contract/candidates/candidates.calls.ts'
import * as groups from '@trellis/contract/groups/groups.calls.ts'
import { validateGroupWebLink } from '@trellis/contract/groups/webLink.calls.ts'
import { changeGroupStatus } from '@trellis/contract/postings/links.calls.ts'
import { uploadGroupPicture } from '@trellis/contract/postings/pictures.calls.ts'
import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import { spareGroup } from '../platform/testing/spares.ts'
import { valid } from '../platform/testing/validInputs.ts'
import type { World } from '../platform/testing/world.ts'
import { groupInput } from './testing.ts'

const ofGroup = ({ groupId }: World) => ({ params: { id: groupId }, query: { type: GROUP } })

valid(groups.createGroup)(() => ({ body: { type: GROUP, generalInfo: groupInput() } }))
valid(groups.updateGroup)((world) => ({ ...ofGroup(world), body: { generalInfo: groupInput({ exclusive: true }) } }))
valid(groups.deleteGroup)(async (world) => {
  const { id, name } = await spareGroup(world)
  return { params: { id }, query: { type: GROUP, name } }
})
valid(groups.getGroup)(ofGroup)
valid(groups.getGroupOfPerson)(({ groupId, ada }) => ({ params: { id: groupId, userId: ada.id }, query: { type: GROUP } }))
valid(groups.getMultGroups)(({ groupId }) => ({ body: { groupList: [groupId] } }))
valid(groups.myGroupList)(({ gus }) => ({ params: { userId: gus.id }, query: { type: GROUP } }))
valid(groups.findGroups4Candidate)(({ ada }) => ({ params: { userId: ada.id }, body: { keyword: 'frogs' } }))
valid(findCandidates4Group)(({ groupId }) => ({ params: { id: groupId }, body: {} }))
valid(changeGroupStatus)(async (world) => ({
  body: { bucket: 'suggested', event: 'saved', jobId: (await spareGroup(world)).id, studentId: world.ada.id },
}))
valid(uploadGroupPicture)(({ groupId, photo }) => ({ params: { id: groupId }, file: photo }))
valid(validateGroupWebLink)(() => ({ body: { url: 'https://school.example/robotics' } }))
