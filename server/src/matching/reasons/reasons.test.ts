import { type GenomeNode, genomeNodes, leaves } from '@trellis/contract/genome/genome.ts'
import { Reason } from '@trellis/contract/matching/scores.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shippedPopulation } from '../../genome/population/population.ts'
import { vocabulary } from '../../vocabulary/shippedVocabulary.ts'
import { anyVectors } from '../matching.arbitraries.ts'
import { reasonsOf } from './reasons.ts'
import { context, dimensions, explain, personWith, pureSkill, talk, weights } from './reasons.testing.ts'
import { type ReasonWords, wordsForOwners, wordsForPeople, wordsForStudents } from '../scoring/reasonWords.ts'
import { likenessOf, scoreOf } from '../scoring/score.ts'
import { toldReasons } from '../scoring/tellings.ts'
import { readTerms, vectorsOf, type ComparedVectors } from '../vectors/vectors.ts'

type Person = ComparedVectors

describe('reasonsOf', () => {
  // A name may hold a full stop, as .NET does.
  it.each<[string, ReasonWords, RegExp]>([
    ['people', wordsForPeople, /^(?:You|Your|One of you) (?:[^!.]|\.(?=\w))+$/],
    ['a student', wordsForStudents.job, /^(?:You|Your|None of) (?:[^!.]|\.(?=\w))+$/],
    ['a student of a group', wordsForStudents.group, /^(?:You|Your|None of) (?:[^!.]|\.(?=\w))+$/],
    ['an owner', wordsForOwners.job, /^(?:Stands|Differs|Has|Shows|Writes|Uses|None of) (?:[^!.]|\.(?=\w))+$/],
    ['an advisor', wordsForOwners.group, /^(?:Stands|Differs|Has|Shows|Writes|Uses|None of) (?:[^!.]|\.(?=\w))+$/],
  ])('has points that sum to the score, strongest first, in sentences for %s', (_, wording, sentence) => {
    fc.assert(
      fc.property(anyVectors, anyVectors, (a, b) => {
        const { score, reasons } = explain(a, b, wording)
        const points = reasons.map(({ points }) => points)
        expect(Math.abs(points.reduce((sum, one) => sum + one, 0) - score.score)).toBeLessThan(1e-6)
        expect(points).toEqual(points.toSorted((one, other) => other - one))
        expect(points.every((one) => one >= 0)).toBe(true)
        for (const reason of reasons) {
          expect(Reason.parse(reason)).toEqual(reason)
          expect(reason.words).toMatch(sentence)
        }
      }),
    )
  })

  it('reads the same for both', () => {
    fc.assert(
      fc.property(anyVectors, anyVectors, (a, b) => {
        expect(explain(a, b)).toEqual(explain(b, a))
      }),
    )
  })

  it('differs in its words alone, whoever reads it', () => {
    const withoutWords = (reasons: Reason[]) => reasons.map((reason) => ({ ...reason, words: '' }))
    fc.assert(
      fc.property(anyVectors, anyVectors, fc.constantFrom(wordsForStudents.job, wordsForOwners.job), (a, b, wording) => {
        expect(withoutWords(explain(a, b, wording).reasons)).toEqual(withoutWords(explain(a, b).reasons))
      }),
    )
  })

  it('tells a student of a job, and its owner of a candidate', () => {
    const job = {
      ...personWith([pureSkill('literature').label], 'baking pastry'),
      asked: new Set([vocabulary.indexOf(pureSkill('literature').label)]),
    }
    const wordsOf = (wording: ReasonWords) => explain(job, job, wording).reasons.map(({ words }) => words)
    expect(wordsOf(wordsForStudents.job)).toEqual(
      expect.arrayContaining([
        `You stand out in literature and humanities through ${pureSkill('literature').label}, which this job asks for`,
        `Your bio shows ${pureSkill('literature').label}, which it asks for`,
        expect.stringMatching(/^Your bio and its text both use the words “(?:baking|pastry)” and “(?:baking|pastry)”$/),
      ]),
    )
    expect(wordsOf(wordsForOwners.job)).toEqual(
      expect.arrayContaining([
        `Stands out in literature and humanities through ${pureSkill('literature').label}, which the job asks for`,
        `Shows ${pureSkill('literature').label}, which the job asks for`,
        expect.stringMatching(/^Uses the words “(?:baking|pastry)” and “(?:baking|pastry)”, as the job’s text does$/),
      ]),
    )
  })

  it('says of words that both use them, and names those of skills first', () => {
    const wordsOf = (text: string, ...skills: string[]): string => {
      const person = personWith(skills, text)
      return explain(person, person).reasons.find(({ kind }) => kind === 'sharedWords')!.words
    }
    expect(wordsOf('midnight decently')).toMatch(/^You both use the words “(?:midnight|decently)” and “(?:midnight|decently)”$/)
    expect(wordsOf('pastry')).toBe('You both use the word “pastry”')
    expect(wordsOf('midnight beekeeper baking', 'Baking')).toBe('You both use the words “baking”, “beekeeper” and “midnight”')
  })

  it('quotes no word that people use of everything, and none that is a part of another word or of a skill of one’s own', () => {
    const wordsOf = (one: string, other: string, ownSkills: string[] = []): string => {
      const facts = (text: string, skills: string[] = []) => ({ signature: null, tagMass: new Map(), ...readTerms([text], skills) })
      const [a, b] = [facts(one, ownSkills), facts(other)].map((read) => vectorsOf(read, vocabulary, shippedPopulation)) as [Person, Person]
      return explain(a, b).reasons.find(({ kind }) => kind === 'sharedWords')!.words
    }
    const some = 'You use some words of the same kind'
    expect(wordsOf('on the board, at an age', 'wired to a board, materials that age')).toBe(some)
    expect(wordsOf('use of a degree, laying out gaps', 'what four hundred use, laying a degree in gaps')).toBe(some)
    expect(wordsOf('a yoga practitioner, smoothly', 'smoothly, the practitioner')).toBe(some)
    expect(wordsOf('MEd in Teaching', 'Special Education, MEd')).toBe(some)
    expect(wordsOf("trusted early, at five o'clock", "trusted with more, before five o'clock")).toBe(some)
    expect(wordsOf('cross-pastry skiing', 'a pastry')).toBe(some)
    expect(wordsOf('cross-pastry skiing and pastry', 'a pastry')).toBe('You both use the word “pastry”')
    expect(wordsOf('a start-pastry', 'the start-pastry')).toBe('You both use the word “start-pastry”')
    expect(wordsOf('', 'a pastry', ['Pastry diplomacy'])).toBe(some)
  })

  it('quotes a plain word where it is of a skill that both show, and no other can be', () => {
    const both = (skill: string, text: string) => explain(personWith([skill], text), personWith([skill], text)).reasons
    expect(both('Social work', 'social things')).toContainEqual(expect.objectContaining({ words: 'You both use the word “social”' }))
    expect(both('Social work', 'social bakery')).toContainEqual(expect.objectContaining({ words: 'You both use the word “bakery”' }))
  })

  it.each<[string, string, string[], string[], string]>([
    ['a skill of both', 'rescue at midnight', ['Search and rescue'], ['Search and rescue'], '“rescue” and “midnight”'],
    ['a skill of one', 'rescue at midnight', ['Search and rescue', 'Fencing'], ['Animal care', 'Sewing'], '“midnight”'],
    ['a skill of neither', 'rescue at midnight', ['Fencing'], ['Sewing'], '“rescue” and “midnight”'],
  ])('quotes of two who have little in common a word that names %s so', (_, text, ofA, ofB, quoted) => {
    const hardly = { genome: weights.genome / 8, tags: weights.tags / 8, related: weights.related / 8, text: weights.text / 8 }
    const { score, reasons } = explain(personWith(ofA, text), personWith(ofB, text), wordsForPeople, hardly)
    expect(score.score).toBeLessThan(20)
    const told = reasons.find(({ kind }) => kind === 'sharedWords')!.words
    expect([...told.matchAll(/“\w+”/g)].flat().toSorted()).toEqual(quoted.split(' and ').toSorted())
  })

  it('tells what makes two genomes alike by the nodes in which both stand out, and by those they have little of where there are none', () => {
    const directionAt = (values: Partial<Record<GenomeNode, number>>): ComparedVectors => ({
      ...personWith([pureSkill('literature').label], talk),
      direction: genomeNodes.map((node) => values[node] ?? 0),
    })
    const told = (values: Partial<Record<GenomeNode, number>>) => {
      const { score, reasons } = explain(directionAt(values), directionAt(values))
      const ofGenome = reasons.filter(({ kind }) => kind === 'sharedNode' || kind === 'otherNodes')
      expect(ofGenome.map(({ points }) => points)).toEqual([score.parts.genome])
      return ofGenome[0]!.words
    }
    expect(told({ literature: 0.8, speed: -0.6 })).toBe(
      `You both stand out in literature and humanities through ${pureSkill('literature').label}`,
    )
    // They have a little more of it than average.
    expect(told({ literature: 0.1, speed: -0.9 })).toBe('Your genomes are alike')
    // Nothing that they did is about it.
    expect(told({ independence: 0.8, speed: -0.6 })).toBe('Your genomes are alike')
    expect(told({ literature: -0.8, speed: -0.6 })).toBe(
      'You both have less literature and humanities, and speed in your genomes than average',
    )
  })

  it('names where both stand out, what both did and how they write', () => {
    const skills = [pureSkill('speed'), pureSkill('literature')]
    const person = personWith(
      skills.map(({ label }) => label),
      'robots and poems',
    )
    const { reasons } = explain(person, person)
    const words = reasons.map(({ words }) => words)
    expect(words.join()).toMatch(/You both use the words “(?:robots|poems)” and “(?:robots|poems)”/)
    expect(reasons.find(({ kind }) => kind === 'sharedNode')!.node).toMatch(/^(speed|literature)$/)
    const labels = skills.map(({ label }) => label)
    expect([labels, labels.toReversed()].map((pair) => `You both show ${pair.join(' and ')} in your bios`)).toContain(
      reasons.find(({ kind }) => kind === 'sharedTag')!.words,
    )
  })

  it('counts the skills that it does not name', () => {
    const skills = [0, 1, 2, 3].map((place) => vocabulary.skills[place]!.label)
    const wordsFor = [1, 3, 4].map((count) => {
      const person = personWith(skills.slice(0, count))
      return explain(person, person).reasons.find(({ kind }) => kind === 'sharedTag')!.words
    })
    expect(wordsFor[0]).toBe(`You both show ${skills[0]} in your bios`)
    expect(wordsFor[1]).toMatch(/^You both show .+, .+ and 1 more skill in your bios$/)
    expect(wordsFor[2]).toMatch(/^You both show .+, .+ and 2 more skills in your bios$/)
  })

  it('says that a job asks for what it lists, and of the rest that its text mentions it', () => {
    const [listed, mentioned] = [pureSkill('speed').label, 'Baking']
    const person = personWith([listed, mentioned], 'baking')
    const job = { ...person, asked: new Set([vocabulary.indexOf(listed)]) }
    const { reasons, score } = explain(person, job, wordsForStudents.job)
    const tags = reasons.filter(({ kind }) => kind === 'sharedTag')
    expect(tags.map(({ words }) => words).toSorted()).toEqual(
      [`Your bio shows ${listed}, which it asks for`, `Your bio shows ${mentioned}, which its text mentions`].toSorted(),
    )
    expect(tags.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(score.parts.tags + score.parts.related, 9)
    const unlisted = explain(person, { ...person, asked: new Set<number>() }, wordsForStudents.job).reasons
    expect(unlisted.map(({ words }) => words).join()).not.toMatch(/asks for/)
  })

  it('quotes the words by which the text of a job tells of a skill, where these are not its name', () => {
    const known = 'Stenography and captioning'
    // Its very name may be of words that no table knows, or that say nothing by themselves.
    const toldOf = (text: string, words = wordsForStudents.job) => {
      const posting = { ...personWith([known], text), asked: new Set<number>() }
      const told =
        words === wordsForOwners.job ? explain(posting, personWith([known]), words) : explain(personWith([known]), posting, words)
      return told.reasons.map((reason) => reason.words)
    }
    expect(toldOf('A shorthand course')).toContain(`Your bio shows ${known}, for which its text says “shorthand”`)
    expect(toldOf('A shorthand course', wordsForOwners.job)).toContain(`Shows ${known}, for which the job’s text says “shorthand”`)
    expect(toldOf('A course')).toContain(`Your bio shows ${known}, which its text tells of`)
    expect(toldOf('A shorthand course').join()).not.toMatch(/mentions|tells of/)
  })

  it('quotes those words of the skills that it names', () => {
    const skills = ['Drawing', 'Stenography and captioning', 'Crisis intervention']
    const posting = { ...personWith(skills, 'sketching, shorthand and mental health first aid'), asked: new Set<number>() }
    const tellings = (known: string[]) =>
      explain(personWith(known), posting, wordsForStudents.job)
        .reasons.map(({ words }) => words)
        .join('\n')
    expect(tellings(skills.slice(0, 2))).toMatch(/, for which its text says (?:“sketching” and “shorthand”|“shorthand” and “sketching”)$/m)
    expect(tellings(skills)).toMatch(/ and 1 more skill, for which its text says “[^”]+”, “[^”]+” and the like$/m)
  })

  it('quotes the words of a skill that is close to one of the student’s', () => {
    const job = { ...personWith(['Pastry making'], 'a pastry chef'), asked: new Set<number>() }
    expect(explain(personWith(['Baking']), job, wordsForStudents.job).reasons.find(({ kind }) => kind === 'relatedTag')).toMatchObject({
      words:
        'Your bio shows Baking, and its text says “pastry chef”, which counts as Pastry making: both are grouped under food and cooking',
    })
  })

  it('says of two people that they tell of skills that are close: one of their texts may name it, and nobody has it', () => {
    expect(explain(personWith(['Baking']), personWith(['Pastry making'])).reasons.find(({ kind }) => kind === 'relatedTag')).toMatchObject({
      words: 'One of you tells of Baking, and the other of Pastry making: both are grouped under food and cooking',
    })
  })

  it('names two skills that are close, which neither of the two both have, and never says that nothing is shared', () => {
    const [cook, asked] = ['Baking', 'Pastry making'].map((label) => vocabulary.indexOf(label)) as [number, number]
    const skills = (index: number) => ['Dishwashing and kitchen cleaning', 'Knife skills', vocabulary.skills[index]!.label]
    const chef = personWith(skills(cook), talk)
    const job = { ...personWith(skills(asked), talk), asked: new Set([asked]) }
    const { reasons } = explain(chef, job, wordsForStudents.job)
    expect(reasons.find(({ kind }) => kind === 'relatedTag')).toMatchObject({
      words: 'Your bio shows Baking, and it asks for Pastry making: both are grouped under food and cooking',
    })
    expect(explain(job, chef, wordsForOwners.job).reasons.find(({ kind }) => kind === 'relatedTag')).toMatchObject({
      words: 'Shows Baking, and the job asks for Pastry making: both are grouped under food and cooking',
    })
    const little = explain(personWith(['Baking'], talk), { ...personWith(['Pastry making'], talk), asked: new Set([asked]) })
    expect(little.reasons.map(({ words }) => words)).not.toContain(wordsForPeople.noSkills)
  })

  it('names no two skills as close of which one merely comes along', () => {
    const { reasons } = explain(personWith(['Microsoft Excel'], talk), personWith(['Blogging'], talk))
    expect(reasons.map(({ words }) => words).join()).not.toMatch(/grouped under/)
  })

  it('says only that words are shared where nobody knows which', () => {
    const person = { ...personWith([pureSkill('speed').label], 'sailing'), words: undefined }
    expect(explain(person, person).reasons.map(({ words }) => words)).toContain('You use some words of the same kind')
  })

  it('does not compare genomes that are not there', () => {
    const words = explain(personWith([], talk), personWith(['Other'], talk)).reasons.map(({ words }) => words)
    expect(words).toEqual(
      expect.arrayContaining([expect.stringMatching(/^You both use the words? “/), 'One of you has no genome to compare yet']),
    )
    expect(words.join()).not.toMatch(/differ|stand out|less than/)
  })

  it('says so where there is little in common', () => {
    const nobody = personWith([])
    const somebody = personWith([pureSkill('speed').label], 'running pastry')
    const sceptic = { ...scoreOf(likenessOf(nobody, somebody, dimensions), weights), score: 0 }
    expect(toldReasons(reasonsOf({ a: nobody, b: somebody, score: sceptic, measures: context }))).toEqual([
      { kind: 'difference', words: 'You have little in common yet', points: 0 },
    ])
  })

  it('never names a category beside its own leaf, nor other', () => {
    for (const leaf of leaves) {
      const person = personWith([pureSkill(leaf)?.label ?? 'Other'])
      for (const { words } of explain(person, person).reasons) {
        expect(words).not.toMatch(/\bother\b/)
        expect(words).not.toMatch(/stand out in (\w+) skills and \1/)
      }
    }
    expect(genomeNodes.at(-1)).toBe('other')
  })
})
