import type { Id } from '@trellis/contract/wire/ids.ts'
import { joinAs, showing } from '../memberships/testing.ts'
import { spareGroup } from '../platform/testing/spares.ts'
import type { World } from '../platform/testing/world.ts'

const groupsWithPeer = new WeakMap<World, Promise<{ groupId: Id; userId: Id }>>()

/** Ada is a member of another group of Gus's, with a mentor whom its directory shows: one for all calls, as groups are limited each day. */
export const withPeer = (world: World) => {
  const made = groupsWithPeer.get(world) ?? makeGroupWithPeer(world)
  groupsWithPeer.set(world, made)
  return made
}

async function makeGroupWithPeer(world: World) {
  const { server, ada, ben } = world
  const { id: groupId } = await spareGroup(world)
  await showing(server, groupId, 'everybody')
  await joinAs(server, 'member', groupId, ada)
  await joinAs(server, 'mentor', groupId, ben)
  return { groupId, userId: ada.id }
}
