import type { Id } from '@trellis/contract/wire/ids.ts'
import type { peopleTypes } from '@trellis/contract/matching/matching.ts'
import { plainText } from '@trellis/contract/texts/plainText.ts'
import { type Level, levels as allLevels } from '@trellis/contract/profiles/levels.ts'
import type { GroupsSeen } from '../../memberships/memberships.queries.ts'
import { packIds } from '../../platform/database/packedIds.ts'
import type { Viewer } from '../../visibility/visibility.policy.ts'
import { asTyped } from '../../profiles/words/queryWords.ts'
import type { Ahead, IndexFilter, IndexView, WordFilter } from '../matchIndex/filter.ts'

type PeopleType = (typeof peopleTypes)[number]

/** Whom somebody looks for. What is empty does not filter. */
export interface Wanted {
  readonly people: PeopleType
  readonly name: string
  readonly keyword: string
  readonly levels: readonly Level[]
  readonly place: { readonly city: string; readonly state: string; readonly country: string }
  /** Only those who share one of these groups with the viewer. */
  readonly membership: readonly Id[]
  /** Only these people. */
  readonly only?: readonly Id[]
}

export const anybody: Wanted = {
  people: 'all',
  name: '',
  keyword: '',
  levels: [],
  place: { city: '', state: '', country: '' },
  membership: [],
}

/** How far somebody is: the place of their level, from 0, and their years of experience. */
export interface Progress {
  readonly level: number
  readonly yearsExperience: number
}

/** What is known of whoever searches. */
export interface OwnFacts {
  /** Those who block the viewer or are blocked. */
  readonly blocked: readonly Id[]
  /** The mentees and mentors whom an advisor assigned to the viewer, who are seen whatever their age. */
  readonly assigned: readonly Id[]
  /** The people whom they see of their groups, by whom a search can be narrowed. */
  readonly groups: GroupsSeen
  /** Role models whom the viewer took out of the suggestions. */
  readonly removed: readonly Id[]
}

/** A role model of the same level has worked for at least so many years longer. */
const YEARS_AHEAD = 1

/** From where on somebody else is ahead of a person. */
export const aheadOf = ({ level, yearsExperience }: Progress): Ahead => ({ level, years: yearsExperience + YEARS_AHEAD })

/** Who counts in a search of the match index. Role models are ahead: of a higher level, or of the same with more experience. */
export function indexFilterOf(viewer: Viewer, own: Progress, wanted: Wanted, { groups, ...known }: OwnFacts): IndexFilter {
  const isForRoleModels = wanted.people === 'rolemodels'
  const filter = filterOf(viewer, wanted, groups)
  return {
    ...filter,
    ofAnyAge: packIds(known.assigned),
    excluded: new Set([viewer.id, ...known.blocked, ...(isForRoleModels ? known.removed : [])]),
    levels: wanted.people === 'likeme' ? peerLevels(own, filter.levels) : filter.levels,
    ahead: isForRoleModels ? aheadOf(own) : undefined,
    only: wanted.only && packIds(wanted.only),
    words: wordFilterOf(wanted, viewOf(viewer, known)),
  }
}

/**
 * Who counts by what the viewer may see and asks for, with nobody left out yet.
 * @param groups of whom may be asked for, by group
 */
export function filterOf(
  viewer: Viewer,
  { levels, place, membership }: Pick<Wanted, 'levels' | 'place' | 'membership'>,
  groups: GroupsSeen,
): IndexFilter {
  return {
    excluded: new Set(),
    unlistedToo: viewer.isSuperUser,
    age: viewer.isSuperUser ? undefined : viewer.age,
    levels: levels.length > 0 ? new Set(levels.map((level) => allLevels.indexOf(level))) : undefined,
    city: plainText(place.city) || undefined,
    state: plainText(place.state) || undefined,
    country: plainText(place.country) || undefined,
    membership: membership.length > 0 ? onlyIn(membership, groups) : undefined,
  }
}

const onlyIn = (asked: readonly Id[], { all, mentors }: GroupsSeen): GroupsSeen => ({
  all: all.filter((group) => asked.includes(group)),
  mentors: mentors.filter((group) => asked.includes(group)),
})

/** Everybody whom a viewer may see. @param assigned those who are seen whatever their age */
export function viewOf(
  { id, isSuperUser, age }: Viewer,
  { blocked, assigned }: { readonly blocked: readonly Id[]; readonly assigned: readonly Id[] },
): IndexView {
  if (isSuperUser) return { excluded: new Set(), unlistedToo: true }
  return { excluded: new Set(blocked), unlistedToo: false, age, ofAnyAge: packIds(assigned), self: id }
}

/**
 * The words that have to be in a name or in any of a text; undefined where there are none, which anybody fits.
 * @param among whose words count where typos are to be forgiven
 */
export function wordFilterOf({ name = '', keyword }: { name?: string; keyword: string }, among?: IndexView): WordFilter | undefined {
  const words = { name: asTyped(name), text: asTyped(keyword) }
  return words.name.length + words.text.length > 0 ? { ...words, among } : undefined
}

/** Peers are of the viewer's level, where it is among those asked for. */
function peerLevels({ level }: Progress, filter: ReadonlySet<number> | undefined): ReadonlySet<number> {
  return new Set(filter === undefined || filter.has(level) ? [level] : [])
}
