import { createGroup, deleteGroup, getGroup, updateGroup } from '@trellis/contract/groups/groups.calls.ts'
import type { GroupInfo, GroupRecord } from '@trellis/contract/groups/groups.ts'
import { removePostingPicture, uploadGroupPicture } from '@trellis/contract/postings/pictures.calls.ts'
import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import { call } from '../../api/call.ts'
import { keys } from '../../api/keys.ts'
import { upload } from '../../api/upload.ts'
import type { OwnKind } from '../../postings/own/ownKind.ts'

const query = { type: GROUP } as const

/** Groups, as their advisors' screens have to know them. */
export const groupKind: OwnKind<GroupInfo, GroupRecord> = {
  noun: 'group',
  key: keys.group,
  listKey: keys.ownGroups,
  get: async (id) => (await call(getGroup, { params: { id }, query })).data,
  create: async (told) => (await call(createGroup, { body: { type: GROUP, ...told } })).success,
  update: async (id, body) => (await call(updateGroup, { params: { id }, query, body })).data,
  remove: (id, name) => call(deleteGroup, { params: { id }, query: { ...query, name } }),
  passedOn: {
    deleting: (name) => `${name} is no longer yours, and only its owner can delete it. Nothing was changed.`,
    changing: (name) => `You no longer lead ${name}. Nothing was changed.`,
  },
  uploadPicture: (id, file, onShare) => upload(uploadGroupPicture, { params: { id }, file }, onShare),
  removePicture: (id) => call(removePostingPicture, { params: { id } }),
  infoOf({ _source }) {
    const { postedAt: _postedAt, groupPicture: _picture, ...info } = _source.generalInfo
    return info
  },
}
