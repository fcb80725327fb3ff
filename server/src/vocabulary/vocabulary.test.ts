import { createHash } from 'node:crypto'
import { leaves } from '@trellis/contract/genome/genome.ts'
import { findSkills, indexSkills, isBehavioral } from '@trellis/contract/genome/skillSearch.ts'
import { wordsOf } from '@trellis/contract/texts/plainText.ts'
import { describe, expect, it } from 'vitest'
import { vocabulary } from './shippedVocabulary.ts'
import { parseVocabulary } from './vocabulary.ts'

const everydayWordsOfResumes = `reporting budgets billing PowerPoint forecasting inventory inspection receiving policies audits compliance
  maintenance OSHA jQuery .NET PHP C# Selenium supervision coaching vendors`.split(/\s+/)
/** Stored vectors know a skill by its line. */
const KEPT_LINES = 1_440
const DIGEST_OF_KEPT_LINES = '2a5177e9ac9d'
const OTHER = 'other\tOther\t\tother:1\town'

describe('parseVocabulary', () => {
  const small = parseVocabulary(`id\tlabel\taliases\tweights\tsource
speaking\tPublic speaking\tToastmasters | giving talks\tcommunication:0.7 performingArts:0.3\town
${OTHER}
`)

  it('reads a skill', () => {
    expect(small.skills[0]).toEqual({
      id: 'speaking',
      label: 'Public speaking',
      aliases: ['Toastmasters', 'giving talks'],
      weights: { communication: 0.7, performingArts: 0.3 },
    })
  })

  it.each(['speaking', 'Public speaking', 'PUBLIC SPEAKING', ' toastmasters ', 'Giving talks'])('knows %j', (tag) => {
    expect(small.skillOf(tag)?.id).toBe('speaking')
    expect(small.indexOf(tag)).toBe(0)
  })

  it.each(['', 'Knitting', 'constructor'])('lets %j count as other', (tag) => {
    expect(small.skillOf(tag)).toBeUndefined()
    expect(small.indexOf(tag)).toBe(small.otherIndex)
  })

  it('changes its version with the text', () => {
    expect(parseVocabulary(OTHER).version).toMatch(/^[0-9a-f]{12}$/)
    expect(parseVocabulary(OTHER).version).not.toBe(small.version)
  })

  it.each([
    ['a\tA\t\tcommunication:0.5', 'Line 2 of the vocabulary: the weights sum to 0.5, not 1'],
    ['a\tA\t\tjuggling:1', "Line 2 of the vocabulary: 'juggling' is no leaf of the genome"],
    ['a\tA\t\tbehavioral:1', "Line 2 of the vocabulary: 'behavioral' is no leaf of the genome"],
    ['a\tA\t\t', "Line 2 of the vocabulary: '' is no leaf of the genome"],
    ['a\tA\t\tspeed:2 strength:-1', 'Line 2 of the vocabulary: the weight on strength is not above 0'],
    ['a\tA\t\tspeed:.1 strength:.2 fashion:.3 culinary:.4', 'Line 2 of the vocabulary: more than 3 weights'],
    ['a\tA\tOTHER\tspeed:1', "Line 2 of the vocabulary: 'OTHER' already names another skill"],
    ['a\tA\t\tspeed:1\town\tpastime', "Line 2 of the vocabulary: 'pastime' is no kind of skill"],
    ['a\t\t\tspeed:1', 'Line 2 of the vocabulary: a skill needs an id and a label'],
  ])('refuses %j', (line, message) => {
    expect(() => parseVocabulary(`${OTHER}\n${line}`)).toThrow(message)
  })

  it('refuses a vocabulary without other', () => {
    expect(() => parseVocabulary('a\tA\t\tspeed:1')).toThrow("no skill 'other'")
  })
})

describe('the shipped vocabulary', () => {
  const index = indexSkills(vocabulary.skills)
  const named = vocabulary.skills.flatMap((skill) => [skill.label, ...skill.aliases].map((name) => ({ skill, name })))

  it('finds each skill first by its label and by every alias', () => {
    expect(named.filter(({ skill, name }) => vocabulary.skillOf(name) !== skill)).toEqual([])
    const searched = named.filter((_, at) => at % 10 === 0)
    expect(searched.filter(({ skill, name }) => findSkills(index, name, 8)[0]?.skill !== skill)).toEqual([])
  })

  it('has no two skills whose names differ by their marks and accents only', () => {
    const owners = new Map<string, string>()
    const shared = named.filter(({ skill, name }) => {
      const plain = wordsOf(name).join(' ')
      const owner = owners.get(plain) ?? skill.id
      owners.set(plain, owner)
      return owner !== skill.id
    })
    expect(shared.map(({ name }) => name)).toEqual([])
  })

  it('has the words of school, office, workshop and leisure', () => {
    expect(vocabulary.skills.length).toBeGreaterThanOrEqual(1_300)
    expect(vocabulary.skills.flatMap(({ aliases }) => aliases).length).toBeGreaterThanOrEqual(5_000)
    const missing = everydayWordsOfResumes.filter((word) => vocabulary.skillOf(word) === undefined)
    expect(missing).toEqual([])
  })

  it('keeps every skill on its line: new ones come after them', () => {
    const ids = vocabulary.skills.slice(0, KEPT_LINES).map(({ id }) => id)
    expect(createHash('sha256').update(ids.join('\n')).digest('hex').slice(0, 12)).toBe(DIGEST_OF_KEPT_LINES)
  })

  it('gives each skill one largest weight, the first', () => {
    const unclear = vocabulary.skills.filter(({ weights }) => {
      const [first, ...rest] = Object.values(weights)
      return rest.some((weight) => weight >= first!)
    })
    expect(unclear).toEqual([])
  })

  it('has 20 skills and more that each leaf is the main one of', () => {
    const mains = vocabulary.skills.map(({ weights }) => Object.keys(weights)[0])
    const few = leaves.filter((leaf) => mains.filter((main) => main === leaf).length < 20)
    expect(few).toEqual([])
  })

  it('has Behavioral skills and others', () => {
    const behavioral = vocabulary.skills.filter(isBehavioral).length
    expect(behavioral).toBeGreaterThan(vocabulary.skills.length * 0.1)
    expect(behavioral).toBeLessThan(vocabulary.skills.length * 0.9)
  })

  it('is searched at typing speed, with typos too', () => {
    const typed = named.filter((_, at) => at % 25 === 0).map(({ name }) => `${name.slice(0, 3)}${name.slice(4)}`)
    const started = process.threadCpuUsage()
    for (const text of typed) findSkills(index, text, 8)
    expect(process.threadCpuUsage(started).user / 1000 / typed.length).toBeLessThan(25)
  })
})
