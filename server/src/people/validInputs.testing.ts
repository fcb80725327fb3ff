import * as people from '@trellis/contract/people/people.ts'
import { valid } from '../platform/testing/validInputs.ts'
import type { World } from '../platform/testing/world.ts'

const adaAndDiego = ({ ada, diego }: World) => ({ body: { userId: ada.id, targetId: diego.id } })
const diegoForAda = ({ ada, diego }: World) => ({ params: { userId: ada.id }, body: { targetId: diego.id } })

valid(people.follow)(adaAndDiego)
valid(people.unfollow)(adaAndDiego)
valid(people.block)(adaAndDiego)
valid(people.unblock)(adaAndDiego)
valid(people.removeRoleModel)(diegoForAda)
valid(people.restoreRoleModel)(diegoForAda)
valid(people.listPeople)(({ ada }) => ({ params: { userId: ada.id, sub: 'following' }, query: {} }))
