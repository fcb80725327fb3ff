import { Id, newId } from '@trellis/contract/wire/ids.ts'
import { expect, test } from 'vitest'
import { readSignUpSearch } from './signUpSearch.ts'

test.each([
  newId(),
  newId().toUpperCase(),
  '',
  'robotics',
  `${newId()}.`,
  newId().slice(1),
  '01890000-0000-0000-8000-000000000001',
  '01890000-0000-7000-c000-000000000001',
  7,
  undefined,
])('of a group or a job %j only an id is kept', (id) => {
  const isId = Id.safeParse(id).success
  expect(readSignUpSearch({ groupId: id })).toEqual(isId ? { groupId: id } : {})
  expect(readSignUpSearch({ jobId: id })).toEqual(isId ? { jobId: id } : {})
})

test('the secret of an invitation is kept beside its group', () => {
  const groupId = newId()
  expect(readSignUpSearch({ groupId, invitation: 'secret' })).toEqual({ groupId, invitation: 'secret' })
  expect(readSignUpSearch({ groupId, invitation: 7 })).toEqual({ groupId })
  expect(readSignUpSearch({ invitation: 'secret' })).toEqual({})
})

test.each([
  ['K7M-2QX', 'K7M-2QX'],
  ['k7m2qx', 'k7m2qx'],
  [234567, '234567'],
  [null, undefined],
  [['K7M-2QX'], undefined],
])('a code of %j is read as %j', (code, read) => expect(readSignUpSearch({ code })).toEqual(read === undefined ? {} : { code: read }))
