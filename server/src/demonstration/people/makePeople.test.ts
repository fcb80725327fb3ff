import { yearsOfExperience } from '@trellis/contract/profiles/bio.ts'
import { CURRENT } from '@trellis/contract/texts/dates.ts'
import { type PositionHeld, StudentProfile } from '@trellis/contract/profiles/profiles.ts'
import { MOST_TAGS } from '@trellis/contract/profiles/tags.ts'
import { describe, expect, it } from 'vitest'
import { entriesOf } from '../../genome/entries.ts'
import { vocabulary } from '../../vocabulary/shippedVocabulary.ts'
import { callings } from './callings.ts'
import { castOf } from '../cast/cast.ts'
import { communityOf } from '../community.ts'
import { makePeople } from './makePeople.ts'
import { honors, hobbies, memberships, schoolSubjects, sideJobs, sports } from './pastimes.ts'
import { temperaments } from './temperaments.ts'

const now = Date.UTC(2026, 8, 1)
const thisYear = 2026
const recipe = { seed: 7, count: 1_000, now }
const people = [...makePeople(recipe)]
const profiles = people.map(({ profile }) => profile)
const ofLevel = (...levels: string[]) => profiles.filter(({ generalInfo }) => levels.includes(generalInfo.level))
const isLabel = (tag: string) => vocabulary.skillOf(tag)?.label === tag

describe('the data', () => {
  it('names skills by their labels', () => {
    const told = callings.flatMap(({ work, subjects, clubs, societies, jobs, placements, majors, graduate, feats, training }) =>
      [work, subjects, clubs, societies, jobs, placements, majors, graduate, feats, training].flat(),
    )
    const pastimes = [...sports, ...hobbies, ...sideJobs, ...memberships, ...honors, ...schoolSubjects]
    const tags = [...told, ...pastimes, ...temperaments].flatMap(({ tags }) => tags)
    expect(tags.filter((tag) => !isLabel(tag))).toEqual([])
  })

  it('holds a calling for every kind of life, each with something for every stage', () => {
    expect(callings.length).toBeGreaterThanOrEqual(40)
    for (const { titles, aims, wishes, work, graduate, sports: liked } of callings) {
      expect(Object.values(titles).every((list) => list.length >= 3)).toBe(true)
      expect([aims.length, wishes.length, work.length, graduate.length]).toEqual([3, 2, 6, 2])
      expect(liked.every((name) => sports.some(({ words }) => words === name))).toBe(true)
    }
  })
})

describe('made-up people', () => {
  it('are the same for the same seed, and others for another', () => {
    expect([...makePeople({ ...recipe, count: 60 })]).toEqual([...makePeople({ ...recipe, count: 60 })])
    const [one] = makePeople({ ...recipe, seed: 8, count: 1 })
    expect(one!.profile).not.toEqual(people[0]!.profile)
  })

  it('stay who they are when the community grows', () => {
    expect(Array.from(makePeople({ ...recipe, count: 30 }), ({ profile }) => profile)).toEqual(profiles.slice(0, 30))
  })

  it('are bios as the contract has them', () => {
    for (const profile of profiles) expect(StudentProfile.parse(profile)).toEqual(profile)
  })

  it('are of all levels', () => {
    const shares = ['hs', 'col', 'gs', 'ep', 'ap'].map((level) => Math.round(ofLevel(level).length / 50))
    for (const [at, share] of [6, 5.6, 2, 3.6, 2.8].entries()) expect(Math.abs(shares[at]! - share)).toBeLessThanOrEqual(1.4)
  })

  it('have names, and e-mails of their own that nobody can have', () => {
    expect(people.every(({ name }) => /^\p{Lu}.+ \p{Lu}.+$/u.test(name))).toBe(true)
    expect(new Set(people.map(({ email }) => email)).size).toBe(people.length)
    expect(people.every(({ email }) => /^[a-z.]+\.\d+@example\.org$/.test(email))).toBe(true)
  })

  it('have one or two tags to an entry, nearly all of them from the vocabulary', () => {
    const tags = profiles.flatMap((profile) => entriesOf(profile, now)).map((entry) => entry.tags)
    expect(tags.every(({ length }) => length >= 1 && length <= MOST_TAGS)).toBe(true)
    const known = tags.flat().filter(isLabel).length / tags.flat().length
    expect(known).toBeGreaterThan(0.9)
    expect(known).toBeLessThan(1)
  })

  it('leave no gap in a sentence', () => {
    expect(profiles.filter((profile) => /[{}]|undefined|\bnull\b(?!,)/.test(JSON.stringify(Object.values(profile.ikigaiInfo))))).toEqual([])
    const positions = profiles.flatMap(({ professionalInfo }) => professionalInfo.positionsHeld)
    expect(positions.filter((position) => /[{}]|undefined/.test(Object.values(position).join(' ')))).toEqual([])
  })

  it('describe their work in two to four sentences, each in their own words', () => {
    const descriptions = profiles.flatMap(({ professionalInfo }) =>
      professionalInfo.positionsHeld.map(({ workDescription }) => workDescription),
    )
    expect(new Set(descriptions).size / descriptions.length).toBeGreaterThan(0.98)
    for (const description of descriptions) {
      const sentences = description.split(/(?<=\.) (?=[A-Z])/).length
      expect(sentences).toBeGreaterThanOrEqual(2)
      expect(sentences).toBeLessThanOrEqual(4)
    }
  })

  it('follow those who are like them, neither too many nor themselves', () => {
    expect(people.every(({ follows }) => follows.length <= 25 && new Set(follows).size === follows.length)).toBe(true)
    expect(people.every(({ follows, blocks }, at) => ![...follows, ...blocks].includes(at))).toBe(true)
    const minors = new Set(people.flatMap(({ profile }, at) => (Number(profile.generalInfo.birthYear) >= thisYear - 18 ? [at] : [])))
    expect(people.filter(({ follows }, at) => !minors.has(at) && follows.some((other) => minors.has(other)))).toEqual([])
    expect(people.filter(({ hidden }) => hidden).length).toBeLessThan(0.06 * people.length)
  })
})

describe('a life', () => {
  it('has its school years in order, at a sensible age', () => {
    for (const { generalInfo, highschoolInfo, collegeInfo, graduateInfo } of profiles) {
      const years = [highschoolInfo, collegeInfo, graduateInfo]
        .map(({ graduationYear }) => graduationYear)
        .filter(Boolean)
        .map(Number)
      expect(years).toEqual(years.toSorted((a, b) => a - b))
      expect([17, 18]).toContain(years[0]! - Number(generalInfo.birthYear))
    }
  })

  it('is as far as its level says', () => {
    const ends = (profile: StudentProfile) =>
      [profile.highschoolInfo, profile.collegeInfo, profile.graduateInfo].map(({ graduationYear }) => Number(graduationYear))
    for (const profile of ofLevel('hs')) {
      const [school, college, graduate] = ends(profile)
      expect([school! > thisYear && school! <= thisYear + 4, college, graduate]).toEqual([true, 0, 0])
    }
    for (const profile of ofLevel('col')) expect(ends(profile)[0]! <= thisYear && ends(profile)[1]! > thisYear).toBe(true)
    for (const profile of ofLevel('gs')) expect(ends(profile)[1]! <= thisYear && ends(profile)[2]! > thisYear).toBe(true)
    for (const profile of ofLevel('ep', 'ap')) expect(Math.max(...ends(profile))).toBeLessThanOrEqual(thisYear)
  })

  it('has as many years of work as its level says', () => {
    const years = (level: string) => ofLevel(level).map((profile) => yearsOfExperience(profile, now))
    expect(Math.max(...years('hs'), ...years('col'))).toBe(0)
    expect(Math.max(...years('ep'))).toBeLessThan(7)
    expect(Math.min(...years('ap'))).toBeGreaterThan(7)
  })

  it('has one position after the other, the newest first and the last one current', () => {
    for (const { generalInfo, professionalInfo } of ofLevel('ep', 'ap', 'gs')) {
      const positions = professionalInfo.positionsHeld.toReversed()
      for (const [at, position] of positions.entries()) expect(followsOn(position, positions[at + 1])).toBe(true)
      if (generalInfo.level !== 'gs') expect(positions.at(-1)!.endDate).toBe(CURRENT)
      if (generalInfo.level === 'ap') expect(positions.length).toBeGreaterThanOrEqual(3)
    }
  })

  function followsOn({ startDate, endDate }: PositionHeld, next: PositionHeld | undefined): boolean {
    if (startDate! > now || startDate! > endDate!) return false
    return next === undefined || endDate! <= next.startDate!
  }
})

describe('the cast', () => {
  const cast = castOf(now)

  it('is one of each kind', () => {
    const kinds = cast.map(({ type, profile, isSuperUser = false }) => [type, profile.generalInfo.level, isSuperUser].join(' '))
    expect(kinds).toEqual([
      ...['hs', 'col', 'gs', 'ep', 'ap'].map((level) => `student ${level} false`),
      'recruiter hs false',
      'advisor hs false',
      'student hs true',
    ])
  })

  it('is told with skills of the vocabulary', () => {
    const entries = cast
      .flatMap(({ profile, earlier = [] }) => [profile, ...earlier.map((bio) => bio.profile)])
      .flatMap((bio) => entriesOf(bio, now))
    expect(entries.flatMap(({ tags }) => tags).filter((tag) => !isLabel(tag))).toEqual([])
  })

  it('tells of a girl of sixteen who tells more each time', () => {
    const { profile, earlier } = cast[0]!
    expect(profile.generalInfo.birthYear).toBe('2010')
    const counts = [...earlier!.map((bio) => bio.profile), profile].map((bio) => entriesOf(bio, now).length)
    expect(counts).toEqual(counts.toSorted((a, b) => a - b))
    expect(counts[0]).toBeGreaterThan(5)
    expect(counts.at(-1)).toBeGreaterThan(2 * counts[0]!)
  })

  it('comes before the others, who keep following each other', () => {
    const community = [...communityOf({ ...recipe, count: 200 })]
    const alone = [...makePeople({ ...recipe, count: 200 })]
    expect(community.slice(0, cast.length).map(({ email }) => email)).toEqual(cast.map(({ email }) => email))
    for (const [at, { follows }] of alone.entries()) {
      const named = (list: readonly { email: string }[], places: readonly number[]) => places.map((place) => list[place]!.email)
      expect(named(community, community[at + cast.length]!.follows)).toEqual(named(alone, follows))
    }
  })
})

it('makes more than a thousand people a second', () => {
  const started = performance.now()
  const count = Array.from(makePeople({ ...recipe, count: 2_000 })).length
  expect(count / (performance.now() - started)).toBeGreaterThan(1)
})
