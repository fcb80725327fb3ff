import type { MadePerson } from '../people/makePeople.ts'
import type { MadeGroup } from './makeGroups.ts'

/**
 * The same people: whoever is in the group of a school, or waits to be let in, says in their bio that they go to it, and lives where it is.
 * Whom it turned down, and who left it, go to another school.
 * @param people the community in its order
 */
export function withSchoolOf(people: readonly MadePerson[], { info, links }: MadeGroup): MadePerson[] {
  const pupils = new Set(links.filter(({ link }) => link.owner === 'accepted' || link.owner === 'applied').map(({ person }) => person))
  const { name, locationCity, locationState, locationCountry } = info
  const place = { locationCity, locationState, locationCountry }
  return people.map((person, at) => {
    if (!pupils.has(at)) return person
    const { highschoolInfo, generalInfo } = person.profile
    const profile = {
      ...person.profile,
      highschoolInfo: { ...highschoolInfo, ...place, name },
      generalInfo: { ...generalInfo, ...place },
    }
    return { ...person, profile }
  })
}
