import { emptyProfile, PositionHeld, type StudentProfile } from '@trellis/contract/profiles/profiles.ts'
import { YEAR_MS } from '@trellis/contract/texts/dates.ts'
import type { Reason } from '@trellis/contract/matching/scores.ts'
import { expect, test } from 'vitest'
import { shippedPopulation } from '../../genome/population/population.ts'
import { vocabulary } from '../../vocabulary/shippedVocabulary.ts'
import { measuresOf } from '../scoring/measures.ts'
import { factsOf, vectorsOfPerson } from '../vectors/vectors.ts'
import { type Told, toldIn, withGrounds } from './restsOn.ts'

const measures = measuresOf(shippedPopulation)
const now = Date.UTC(2026, 8, 1)

function told(tell: (bio: StudentProfile) => void): Told {
  const bio = emptyProfile()
  tell(bio)
  return toldIn(bio, vectorsOfPerson(factsOf(bio, vocabulary, now), vocabulary, shippedPopulation), now)
}

const club = (name: string, ...tags: string[]) => ({ name, titlePosition: '', timeCommitment: 'major' as const, duration: '1 year', tags })
const reason = (kind: Reason['kind'], words: string, more: Partial<Reason> = {}): Reason => ({ kind, words, points: 10, ...more })
const groundsOf = async (one: Reason, own: Told, other: Told) => (await withGrounds([one], own, other, measures))[0]!.restsOn

const ada = told(({ highschoolInfo, ikigaiInfo }) => {
  highschoolInfo.clubsOrgs.push(club('Chess club', 'Chess'), club('Bakers of the block', 'Baking'))
  ikigaiInfo.comesEasy =
    'I like it quiet. One day I want to be a counselor whom people trust, said my aunt, who had waited for a long time to say it to me at last.'
})
const ben = told(({ highschoolInfo, ikigaiInfo }) => {
  highschoolInfo.clubsOrgs.push(club('Rook and Queen', 'Chess'), club('Sourdough', 'Bread making'))
  ikigaiInfo.favoriteActivity = 'Being a camp counselor.'
})

test('a skill rests on the entries that are tagged with it', async () => {
  const both = await groundsOf(reason('sharedTag', 'You both show Chess in your bios', { tag: 'Chess' }), ada, ben)
  expect(both).toEqual([{ of: 'Chess', yours: ['Chess club'], theirs: ['Rook and Queen'] }])
})

test('of entries that are tagged with a skill those are named first that show it most', async () => {
  const position = (name: string, years: number) => ({
    ...PositionHeld.parse({ name, endDate: now }),
    startDate: now - years * YEAR_MS,
    tags: ['Law'],
  })
  const defender = told(({ highschoolInfo, collegeInfo, professionalInfo }) => {
    highschoolInfo.clubsOrgs.push(club('Mock trial', 'Law'))
    collegeInfo.clubsOrgs.push(club('Pre-law Society', 'Law'))
    collegeInfo.major.push({ name: 'Law', tags: ['Law'] })
    professionalInfo.positionsHeld.push(position('Assistant', 1), position('Public defender', 6))
  })
  const both = await groundsOf(reason('sharedTag', 'You both show Law in your bios', { tag: 'Law' }), defender, defender)
  expect(both!.find(({ of }) => of === 'Law')!.yours).toEqual(['Public defender', 'Assistant', 'Law'])
})

test('a skill that only a text names rests on where it is read, not on a wish, nor on its name in another sense', async () => {
  const teacher = told(({ ikigaiInfo, professionalInfo, highschoolInfo }) => {
    ikigaiInfo.aspireTo = 'Teaching others what I know.'
    professionalInfo.aspirationalRole = 'I want to be a teacher.'
    highschoolInfo.proudestAcomplishments.push({ name: 'I taught statistics to sixty colleagues over lunch.' })
  })
  const both = await groundsOf(reason('sharedTag', 'You both show Teaching in your bios', { tag: 'Teaching' }), teacher, teacher)
  const taught = ['“I taught statistics to sixty colleagues over lunch.”']
  expect(both).toContainEqual({ of: 'Teaching', yours: taught, theirs: taught })
})

test('a skill in the name of a club rests on the club, and not on what was done for it', async () => {
  const member = told(({ highschoolInfo }) => {
    highschoolInfo.clubsOrgs.push(club('Repair Café'))
    highschoolInfo.impactfulActivities.push({ name: 'Raising money for the Repair Café', tags: [] })
  })
  const both = await groundsOf(
    reason('sharedTag', 'You both show Appliance repair in your bios', { tag: 'Appliance repair' }),
    member,
    member,
  )
  expect(both).toContainEqual({ of: 'Appliance repair', yours: ['“Repair Café”'], theirs: ['“Repair Café”'] })
})

test('signs that stand for 18 letters each take no longer to look through than letters', async () => {
  const signs = told(({ highschoolInfo: { proudestAcomplishments } }) => {
    proudestAcomplishments.push({ name: 'I taught statistics to sixty colleagues over lunch.' })
    for (let at = 0; at < 100; at++) proudestAcomplishments.push({ name: `${at} ${'\uFDFA'.repeat(590)}` })
  })
  const before = process.threadCpuUsage()
  const both = await groundsOf(reason('sharedTag', 'You both show Teaching in your bios', { tag: 'Teaching' }), signs, signs)
  const { user, system } = process.threadCpuUsage(before)
  expect(both?.map(({ of }) => of)).toContain('Teaching')
  expect((user + system) / 1_000).toBeLessThan(70)
})

test('two skills that count as one node rest each on whose it is', async () => {
  const words = 'One of you tells of Baking, and the other of Bread making: both are grouped under food and cooking'
  expect(await groundsOf(reason('relatedTag', words, { tag: 'Bread making' }), ada, ben)).toEqual([
    { of: 'Baking', yours: ['Bakers of the block'], theirs: [] },
    { of: 'Bread making', yours: [], theirs: ['Sourdough'] },
  ])
})

test('a word rests on what is written around it, so that one sees in which sense', async () => {
  expect(await groundsOf(reason('sharedWords', 'You both use the word “counselor”'), ada, ben)).toEqual([
    {
      of: '“counselor”',
      yours: [expect.stringMatching(/^“One day I want to be a counselor .*…”$/)],
      theirs: ['“Being a camp counselor.”'],
    },
  ])
})

test('a word rests on the end of a long text as well', async () => {
  const far = told(({ ikigaiInfo }) => {
    ikigaiInfo.comesEasy = `${'I like it quiet. '.repeat(60)}Being a counselor.`
  })
  const both = await groundsOf(reason('sharedWords', 'You both use the word “counselor”'), far, far)
  expect(both).toEqual([{ of: '“counselor”', yours: ['“Being a counselor.”'], theirs: ['“Being a counselor.”'] }])
})

test('a node rests on the skills that are mostly about it', async () => {
  expect(
    await groundsOf(
      reason('sharedNode', 'You both stand out in food and cooking: one by Baking, one by Bread making', { nodes: ['culinary'] }),
      ada,
      ben,
    ),
  ).toEqual([{ of: 'Food and cooking', yours: ['Baking'], theirs: ['Bread making'] }])
})

test('what rests on nothing that is named says nothing of it', async () => {
  expect(await groundsOf(reason('otherNodes', 'Your genomes are alike'), ada, ben)).toBeUndefined()
  expect(await groundsOf(reason('sharedWords', 'You both use the word “zither”'), ada, ben)).toBeUndefined()
})

test('the longest bio is looked through in no time', async () => {
  const long = told(({ highschoolInfo, ikigaiInfo }) => {
    ikigaiInfo.comesEasy = 'chess and counselor '.repeat(5_000)
    for (let at = 0; at < 400; at++) highschoolInfo.clubsOrgs.push(club(`${at} ${'counselor of chess '.repeat(40)}`, 'Baking'))
  })
  const all = [reason('sharedTag', ''), reason('sharedWords', 'You both use “counselor”, “chess” and “people”')]
  const begun = performance.now()
  await withGrounds(all, long, long, measures)
  expect(performance.now() - begun).toBeLessThan(500)
})

test('others are answered while the longest texts of two, or of a job, are looked through', async () => {
  const sentence = 'Once we taught welding to many, and sold a counselor of chess. '
  const long = told(({ professionalInfo: { positionsHeld } }) => {
    for (let at = 0; at < 36; at++)
      positionsHeld.push(PositionHeld.parse({ name: `${at}`, workDescription: `${at}${sentence.repeat(78)}` }))
  })
  const job: Told = {
    ...long,
    texts: [sentence.replace('.', ',').repeat(310)],
    shown: [sentence.replace('.', ',').repeat(310)],
    entries: [],
  }
  const all = [
    ...['Welding', 'Teaching', 'Sales'].map((tag) => reason('sharedTag', '', { tag })),
    reason('sharedWords', 'You both use “counselor”, “chess” and “people”'),
  ]
  const turns = [performance.now()]
  const others = setInterval(() => turns.push(performance.now()), 1)
  for (const other of [long, job])
    expect((await withGrounds(all, long, other, measures)).flatMap(({ restsOn = [] }) => restsOn)).not.toEqual([])
  clearInterval(others)
  turns.push(performance.now())
  const held = turns.slice(1).map((at, turn) => at - turns[turn]!)
  // A quick machine is done before others would notice; on a slow one they get their turn.
  expect(Math.max(...held)).toBeLessThan(Math.max(50, (turns.at(-1)! - turns[0]!) / 2))
})
