import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Person } from '../platform/http/actor.ts'

/** Whether somebody is an advisor of a group. */
export const runsGroup = ({ places }: Pick<Person, 'places'>, groupId: Id): boolean =>
  places.some((place) => place.groupId === groupId && place.role === 'advisor')
