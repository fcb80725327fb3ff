import { genomeNodes } from '@trellis/contract/genome/genome.ts'
import { getGenome } from '@trellis/contract/genome/genome.calls.ts'
import { likeMe, type MatchWith, matchWith } from '@trellis/contract/matching/matching.ts'
import { block, removeRoleModel } from '@trellis/contract/people/people.ts'
import { getProfile, hideProfile, partialUpdate } from '@trellis/contract/profiles/profiles.calls.ts'
import { StudentProfile } from '@trellis/contract/profiles/profiles.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type NewPerson, type Person, signedUp } from '../../accounts/testing.ts'
import { shippedPopulation } from '../../genome/population/population.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { vocabulary } from '../../vocabulary/shippedVocabulary.ts'
import { oneYearOf } from '../../vocabulary/kinds.ts'
import { generatedProfile, populate } from '../testing.ts'
import { termsOfBio } from '../vectors/vectors.ts'

const STRANGERS = 40

let server: TestServer
let strangers: Id[]
beforeAll(async () => {
  server = await startServer()
  strangers = await populate(server.context, STRANGERS)
})
afterAll(() => server.close())

const withOne = async (person: Person, id: Id): Promise<MatchWith> => (await person.client.call(matchWith, { params: { id } })).data

const clubs = (...tags: string[]) => tags.map((tag) => ({ name: tag, tags: [tag] }))
const student = (tags: string[], person: NewPerson = {}): Promise<Person> =>
  signedUp(server, { birthYear: 1990, ...person, bio: { highschoolInfo: { clubsOrgs: clubs(...tags) }, ...person.bio } })

/** Saves a year of a skill, as the promise takes it, in the bio of somebody. */
async function saveYearOf(person: Person, skill: string): Promise<void> {
  const { _source } = await person.client.call(getProfile, { params: { id: person.id }, query: {} })
  const { clubsOrgs, ...professional } = _source.professionalInfo
  const year = { name: '', titlePosition: '', timeCommitment: 'medium' as const, duration: '1 year', tags: [skill] }
  const body = { userId: person.id, type: 'professionalInfo', data: { ...professional, clubsOrgs: [...clubsOrgs, year] } }
  await person.client.call(partialUpdate, { body })
}

describe('one more entry', () => {
  test('really yields the score that was promised, once it is saved', async () => {
    let promised = 0
    type Parts = { stranger: number; kept: number; writes: boolean }
    const some: fc.Arbitrary<Parts> = fc.record({
      stranger: fc.nat(STRANGERS - 1),
      kept: fc.integer({ min: 1, max: 6 }),
      writes: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(some, async ({ stranger, kept, writes }) => {
        // Somebody who did a part of what the stranger did.
        const { professionalInfo, ikigaiInfo } = generatedProfile(stranger)
        const clubsOrgs = professionalInfo.clubsOrgs.slice(0, kept)
        const ada = await signedUp(server, {
          birthYear: 1990,
          generalInfo: { level: 'ap' },
          bio: { professionalInfo: { clubsOrgs }, ...(writes && { ikigaiInfo }) },
        })
        const { score, would } = await withOne(ada, strangers[stranger]!)
        if (would === null) return
        promised++
        expect(would.from).toBe(score)
        expect(would.to - would.from).toBeGreaterThanOrEqual(1)
        expect(would.words).toBe(
          `${oneYearOf(vocabulary.indexOf(would.skill))} in your bio would bring your match from ${Math.round(would.from)} to ${Math.round(would.to)}`,
        )
        await saveYearOf(ada, would.skill)
        expect((await withOne(ada, strangers[stranger]!)).score).toBeCloseTo(would.to, 2)
      }),
      // To most nothing is promised: of these it is known.
      { numRuns: 20, examples: [0, 31, 38].map((stranger): [Parts] => [{ stranger, kept: 2, writes: false }]) },
    )
    expect(promised).toBeGreaterThanOrEqual(3)
  })

  test('is the one that adds most of all that the other shows and that comes together with what both show', async () => {
    const common = ['Baking', 'Bread making']
    const near = ['Pastry making', 'Cake decorating']
    const ada = await student(common)
    const ben = await student([...common, ...near, 'Violin', 'Judo'])
    const { would } = await withOne(ada, ben.id)
    expect(near).toContain(would!.skill)
    for (const skill of near) {
      const other = await student(common)
      await saveYearOf(other, skill)
      const { score } = await withOne(other, ben.id)
      if (skill === would!.skill) expect(score).toBeCloseTo(would!.to, 2)
      else expect(score).toBeLessThanOrEqual(would!.to + 0.01)
    }
  })

  test('is none that has nothing to do with what both show, which is named as missing', async () => {
    const ada = await student(['Printmaking', 'Illustration'])
    const ben = await student(['Printmaking', 'Illustration', 'Choir'])
    const { would, missing } = await withOne(ada, ben.id)
    expect(would).toBeNull()
    expect(missing.find(({ kind }) => kind === 'skills')!.skills).toEqual(['Choir'])
  })

  test('is never one of how somebody goes about things, which are named as missing', async () => {
    const ada = await student(['Chess'])
    const ben = await student(['Chess', 'Perseverance', 'Patience'])
    const { would, missing } = await withOne(ada, ben.id)
    expect(would).toBeNull()
    expect(missing.find(({ kind }) => kind === 'skills')!.skills!.toSorted()).toEqual(['Patience', 'Perseverance'])
  })

  test('is one that the other has shown by one’s own level', async () => {
    const common = ['Baking', 'Bread making']
    const [pupil, working] = [
      await student(common, { generalInfo: { level: 'hs' } }),
      await student(common, { generalInfo: { level: 'ep' } }),
    ]
    const professionalInfo = { positionsHeld: [{ name: 'Pastry chef', tags: ['Pastry making'] }] }
    const chef = await student(common, { generalInfo: { level: 'ap' }, bio: { professionalInfo } })
    const highschoolInfo = { clubsOrgs: clubs(...common, 'Cake decorating') }
    const decorator = await student([], { generalInfo: { level: 'ap' }, bio: { professionalInfo, highschoolInfo } })
    expect((await withOne(working, chef.id)).would!.skill).toBe('Pastry making')
    const { would, missing } = await withOne(pupil, chef.id)
    expect(would).toBeNull()
    expect(missing.find(({ kind }) => kind === 'skills')!.skills).toContain('Pastry making')
    expect((await withOne(pupil, decorator.id)).would!.skill).toBe('Cake decorating')
  })

  test('is never what the other does for fun alone, which is not missing either', async () => {
    const ada = await student(['Chess'])
    const interests = { professionalInfo: { otherInterests: clubs('Beekeeping', 'Strategy games') } }
    const ben = await student(['Chess', 'Strategy games'], {
      bio: { ...interests, highschoolInfo: { clubsOrgs: clubs('Chess', 'Strategy games'), sportsGames: clubs('Lacrosse') } },
    })
    const { would, missing } = await withOne(ada, ben.id)
    expect(would!.skill).toBe('Strategy games')
    const skills = missing.find(({ kind }) => kind === 'skills')!
    expect(skills.skills).toEqual(['Strategy games'])
    expect(skills.words).toBe('They show Strategy games, so far not among your skills')
  })

  test('is not counted where the other does something for fun too', async () => {
    const ada = await student(['Chess'])
    const interests = { professionalInfo: { otherInterests: clubs('Beekeeping') } }
    const ben = await student(['Chess', 'Violin', 'Piano', 'Music composition'], {
      bio: { ...interests, highschoolInfo: { clubsOrgs: clubs('Chess', 'Violin', 'Piano', 'Music composition') } },
    })
    const { missing } = await withOne(ada, ben.id)
    expect(missing.map(({ words }) => words)).toContainEqual(
      expect.stringMatching(/^They show .+, .+ and others, so far not among your skills$/),
    )
  })

  test('is no node by a skill that both show, nor by how somebody goes about things', async () => {
    const nodesOf = async (own: string[], others: string[]) => {
      const { missing } = await withOne(await student(own), (await student(others)).id)
      return missing.filter(({ kind }) => kind === 'nodes').map(({ words }) => words)
    }
    expect(await nodesOf(['Chess'], ['Baking'])).toEqual(['Their bio is more about food and cooking (Baking) than yours'])
    expect(await nodesOf(['Chess'], ['Patience', 'Self-discipline'])).toEqual([])
    expect(await nodesOf(['Welding', 'Chess', 'Judo', 'Statistics', 'Physics', 'Singing', 'Baking'], ['Baking'])).toEqual([])
  })

  test('is not spoken of where the bio shows all that the other shows', async () => {
    const ada = await student(['Fencing', 'Sailing'])
    const ben = await student(['Fencing'])
    const { would, missing } = await withOne(ada, ben.id)
    expect(would).toBeNull()
    expect(missing.filter(({ kind }) => kind === 'skills')).toEqual([])
  })
})

describe('what is missing', () => {
  test('is told for each part that lacks something', async () => {
    const ada = await student(['Chess'], { bio: { ikigaiInfo: { comesEasy: 'Openings' } } })
    const ben = await student(['Violin', 'Piano', 'Music composition'], { bio: { ikigaiInfo: { comesEasy: 'Concerts' } } })
    const { missing, reasons } = await withOne(ada, ben.id)
    const told = missing.map(({ words }) => words)
    expect(told[0]).toMatch(/^Their bio is more about performing arts \((?:Violin and strings|Piano|Music composition)\) than yours$/)
    expect(told[1]).toMatch(/^They show .+, .+ and 1 more skill, so far not among your skills$/)
    expect(missing[1]!.skills!.toSorted()).toEqual(['Music composition', 'Piano', 'Violin and strings'])
    expect(told[2]).toBe('The words that say most about each of you are all different')
    expect(reasons.length).toBeGreaterThan(0)
  })

  test('is told of whoever has nothing to compare yet, on either side', async () => {
    const [ada, ben] = [await signedUp(server, { birthYear: 1990 }), await student(['Violin'])]
    const words = async (person: Person, other: Person) => (await withOne(person, other.id)).missing.map(({ words }) => words)
    expect(await words(ada, ben)).toEqual([
      expect.stringMatching(/^They stand out in performing arts \(Violin and strings\), and you have no genome to compare yet$/),
      'They show Violin and strings, so far not among your skills',
      'Your bio has no words to compare yet',
    ])
    expect(await words(ben, ada)).toEqual(['They have no genome to compare yet', 'Their bio has no words to compare yet'])
  })

  test('is true, and made of nothing that the profile and the genome do not show', async () => {
    const ada = await student(['Chess', 'Welding'])
    const own = (await ada.client.call(getGenome, { params: { id: ada.id } })).data
    for (const id of strangers.slice(0, 12)) {
      const { missing, would } = await withOne(ada, id)
      const { _source } = await ada.client.call(getProfile, { params: { id }, query: {} })
      const { data: genome } = await ada.client.call(getGenome, { params: { id } })
      const shown = shownSkills(_source)
      for (const { skills = [], nodes = [] } of missing) {
        expect([...shown]).toEqual(expect.arrayContaining(skills))
        for (const node of nodes) {
          const at = genomeNodes.findIndex((name) => name === node)
          expect(genome.signature![at]).toBeGreaterThan(shippedPopulation.shares[at]!)
          expect(own.signature![at]).toBeLessThanOrEqual(shippedPopulation.shares[at]!)
        }
      }
      if (would !== null) expect(shown).toContain(would.skill)
    }
  })
})

/** The skills that somebody can read in what a profile shows: its tags, and what its texts name. */
function shownSkills(source: object): Set<string> {
  const bio = StudentProfile.parse(Object.fromEntries(Object.keys(StudentProfile.shape).map((name) => [name, bioSection(source, name)])))
  const tags = JSON.stringify(bio).matchAll(/"tags":\[([^\]]*)\]/g)
  const tagged = [...tags].flatMap(([, list]) => JSON.parse(`[${list}]`) as string[]).map(vocabulary.indexOf)
  return new Set([...tagged, ...termsOfBio(bio, vocabulary).skillsInText].map((skill) => vocabulary.skills[skill]!.label))
}

/** What the form of a bio takes of a section: a profile shows more of the general part. */
function bioSection(source: object, name: string): unknown {
  const section = (source as Record<string, Record<string, unknown>>)[name]!
  return name === 'generalInfo' ? { internshipKeywords: section.internshipKeywords } : section
}

describe('whom it is about', () => {
  test('is anybody visible, however unlike, and nobody else; nobody learns why', async () => {
    const ada = await student(['Chess'])
    const [ben, hidden, blocked] = [await student(['Welding']), await student(['Chess']), await student(['Chess'])]
    expect((await withOne(ada, ben.id))._id).toBe(ben.id)
    await hidden.client.call(hideProfile, { body: { profType: 'profile', profID: hidden.id } })
    await blocked.client.call(block, { body: { userId: blocked.id, targetId: ada.id } })
    const rita = await signedUp(server, { type: 'recruiter' })
    const refusals = await Promise.all(
      [hidden.id, blocked.id, rita.id, newId(), ada.id].map((id) => ada.client.refused(matchWith, { params: { id } })),
    )
    expect(new Set(refusals.map(({ status, code }) => `${status} ${code}`))).toEqual(new Set(['404 NotFound']))
    expect(await rita.client.refused(matchWith, { params: { id: ben.id } })).toMatchObject({ status: 403 })
  })

  test('is as in the lists, which tell whether it is a role model', async () => {
    const ada = await student(['Robotics'], { generalInfo: { level: 'hs' } })
    const model = await student(['Robotics'], { generalInfo: { level: 'ap' } })
    const peer = await student(['Robotics'], { generalInfo: { level: 'hs' } })
    for (const [one, isRoleModel] of [
      [model, true],
      [peer, false],
    ] as const) {
      const query = { id: ada.id, roleModels: isRoleModel ? 'true' : 'false', results: 100 } as const
      const listed = (await ada.client.call(likeMe, { query })).hits.hits.find(({ _id }) => _id === one.id)!
      const found = await withOne(ada, one.id)
      expect(found).toMatchObject({ score: listed.score, parts: listed.parts, signature: listed.signature, isRoleModel })
    }
    await ada.client.call(removeRoleModel, { params: { userId: ada.id }, body: { targetId: model.id } })
    expect((await withOne(ada, model.id)).isRoleModel).toBe(false)
  })
})
