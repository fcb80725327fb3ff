import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Context } from '../context.ts'
import type { PartsOf, PersonalData } from '../platform/domain.ts'
import type { Actor } from '../platform/http/actor.ts'
import { vocabulary } from '../vocabulary/shippedVocabulary.ts'
import { subjectNames } from './shownLists.parts.ts'
import { listsShownTo, type StoredShownList, timesShown } from './shownLists.queries.ts'
import { idsIn, subjectOf } from './shownList.ts'

/**
 * What a person was suggested, and on which days they were suggested to others: never to whom, at which place, or whether
 * somebody opened their profile.
 */
export const shownListsPersonal = ({ db }: Context, partsOf: PartsOf): PersonalData => ({
  tables: { shown_lists: { archivedAs: 'suggestedToMe' } },
  async collect(person) {
    const lists = await listsShownTo(db, person.id)
    const nameOf = await namesIn(lists, person, partsOf)
    return {
      suggestedToMe: lists.map((shown) => archived(shown, nameOf)),
      suggestedToOthers: await timesShown(db, person.id),
    }
  },
})

async function namesIn(lists: readonly StoredShownList[], person: Actor, partsOf: PartsOf): Promise<ReadonlyMap<Id, string>> {
  const idsOf = idsIn(lists)
  const names = await Promise.all(partsOf(subjectNames).map(({ of, namesSeenBy }) => namesSeenBy(person, [...idsOf[of]])))
  return new Map(names.flatMap((some) => [...some]))
}

/** Who is not there for the person any more, is told as a place without a name. */
function archived(
  { list, forId, shownAt, firstPlace, subjects, scores, parts, skills, orders, opened }: StoredShownList,
  nameOf: ReadonlyMap<Id, string>,
) {
  const named = (id: Id) => (nameOf.has(id) ? { id, name: nameOf.get(id) } : {})
  return {
    list,
    ...(list === 'candidates' && { posting: named(forId) }),
    at: shownAt,
    entries: subjects.map((id, at) => ({
      place: firstPlace + at,
      ...(id !== null && named(id)),
      score: scores[at],
      parts: Object.fromEntries(Object.entries(parts).map(([part, points]) => [part, points[at]])),
      // What somebody can do who is not there for the person any more is not told either.
      ...(id !== null && nameOf.has(id) && skills !== null && { pointsBySkill: labelled(skills[at]!) }),
      ...(orders?.given[at] && { placedBy: orders.given[at].by }),
      ...(id !== null && subjectOf[list] === 'person' && { opened: opened.includes(id) }),
    })),
  }
}

/** Points by the names of skills: ids may say nothing to whoever reads them. */
const labelled = (skills: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(skills).map(([id, points]) => [vocabulary.skillOf(id)?.label ?? id, points]))
