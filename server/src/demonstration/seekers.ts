import { isProtectedAsMinor } from '@trellis/contract/accounts/minors.ts'
import type { Seeker } from './links.ts'
import type { MadePerson, Recipe } from './people/makePeople.ts'
import { outlineOf } from './people/outline.ts'

/**
 * Those of a community who look for jobs and groups, in its order: the cast, then the made-up people.
 * @param castSize how many of them are the cast
 */
export function seekersOf({ seed, count, now }: Recipe, people: readonly MadePerson[], castSize: number): Seeker[] {
  const thisYear = new Date(now).getUTCFullYear()
  return people.slice(0, castSize + count).map(({ joinedAt, hidden, profile: { generalInfo, highschoolInfo } }, at) => {
    const birthYear = Number(generalInfo.birthYear)
    const seeker = {
      at,
      callingIds: [],
      level: generalInfo.level,
      birthYear,
      leavesSchool: Number(highschoolInfo.graduationYear),
      joinedAt,
      hidden,
      isGrownUp: !isProtectedAsMinor(birthYear, thisYear),
    }
    if (at < castSize) return seeker
    const { calling, second, level, timeline } = outlineOf(seed, at - castSize, now)
    const callingIds = [calling.id, ...(second === undefined ? [] : [second.id])]
    const { birthYear: born, highschoolEnd: leavesSchool } = timeline
    return { ...seeker, callingIds, level, birthYear: born, leavesSchool, isGrownUp: !isProtectedAsMinor(born, thisYear) }
  })
}
