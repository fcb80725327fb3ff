import type { Id } from '@trellis/contract/wire/ids.ts'
import type { GroupsSeen } from '../../memberships/memberships.queries.ts'

/** The groups that somebody is in, and those of them in which they are a mentor. */
interface Memberships {
  readonly membership: readonly Id[]
  readonly mentoring: readonly Id[]
}

/** The groups, and for each place the numbers of those somebody is in: twice the group's place, and one more where they are a mentor. */
export interface StoredGroups {
  readonly groups: readonly Id[]
  readonly lists: readonly (readonly number[])[]
}

/** Most are in no group: one list for all of them. */
const NO_GROUPS: readonly number[] = []

/** A column of who is in which groups: each group is kept once, and looked up by its number, as everybody is gone through in every search. */
export function createGroups(from?: StoredGroups) {
  const numbers = new Map((from?.groups ?? []).map((group, number) => [group, number]))
  let lists = [...(from?.lists ?? [])]

  function numberOf(group: Id): number {
    const number = numbers.get(group) ?? numbers.size
    numbers.set(group, number)
    return number
  }

  return {
    push({ membership, mentoring }: Memberships): void {
      const list = membership.map((group) => 2 * numberOf(group) + Number(mentoring.includes(group)))
      lists.push(list.length === 0 ? NO_GROUPS : list)
    },
    /** @param to as that of a column */
    move(to: Int32Array): void {
      lists = lists.filter((_list, place) => to[place]! >= 0)
    },
    /** Tells of each place whether somebody is there who is seen in one of the groups. */
    areSeenIn({ all, mentors }: GroupsSeen): (place: number) => boolean {
      const isSeen = new Uint8Array(2 * numbers.size)
      for (const number of numbersAmong(mentors)) isSeen[2 * number + 1] = 1
      for (const number of numbersAmong(all)) isSeen.fill(1, 2 * number, 2 * number + 2)
      return (place) => {
        for (const number of lists[place]!) if (isSeen[number] === 1) return true
        return false
      }
    },
    isInAny: (place: number): boolean => lists[place]!.length > 0,
    stored: (): StoredGroups => ({ groups: [...numbers.keys()], lists }),
  }

  function numbersAmong(groups: readonly Id[]): number[] {
    return groups.map((group) => numbers.get(group)).filter((number) => number !== undefined)
  }
}
