import { emptyProfile } from '@trellis/contract/profiles/profiles.ts'
import { entriesOf } from '../server/src/genome/entries.ts'
import { type Population, shippedPopulation } from '../server/src/genome/population/population.ts'
import { populationOf } from '../server/src/matching/community/populationOf.ts'
import { likenessOf, rawScore } from '../server/src/matching/scoring/score.ts'
import { directionProduct } from '../server/src/matching/vectors/direction.ts'
import { relatedness } from '../server/src/matching/relations/skillDimensions.ts'
import { type Measures, measuresOf } from '../server/src/matching/scoring/measures.ts'
import { innerProduct } from '../server/src/matching/vectors/sparse.ts'
import { type ComparedVectors, factsOf, type PersonFacts, vectorsOfPerson } from '../server/src/matching/vectors/vectors.ts'
import { vocabulary } from '../server/src/vocabulary/shippedVocabulary.ts'
import { calibrationOf } from './quality/calibration.ts'
import { callings } from './quality/callings.ts'
import { type LabeledCommunity, type LabeledPerson, worthOf } from './quality/labeled.ts'
import { occupations } from './quality/occupations.ts'
import { bestMatches, precisionOf, type Quality, qualityOf, stayingShare } from './quality/ranking.ts'
import { bm25, type Likeness, tfIdf, wordsOfBio } from './quality/words.ts'

// `npm run bench:quality`: how often the best matches of people whose work is known do the same work, by each part of the score,
// by all of them, and by what compares words alone. Without a database. It says how good the formula is, not how good the
// people are for each other: nobody knows that before they have met.
const NOW = Date.UTC(2026, 8, 1)
/** What the one adds who tells of one thing more. */
const ADDED_SKILL = 'Public speaking'
const FEW_ENTRIES = 2

interface Row extends Quality {
  readonly by: string
}

const shown = (value: number): string => value.toFixed(3)

function partsBy(vectors: readonly ComparedVectors[], { weights, dimensions }: Measures): Record<string, Likeness> {
  return {
    genome: (one, other) => directionProduct(vectors[one]!.direction, vectors[other]!.direction),
    skills: (one, other) => innerProduct(vectors[one]!.tags, vectors[other]!.tags),
    'related skills': (one, other) => relatedness(vectors[one]!.tags, vectors[other]!.tags, dimensions),
    text: (one, other) => innerProduct(vectors[one]!.text, vectors[other]!.text),
    'all parts': (one, other) => rawScore(likenessOf(vectors[one]!, vectors[other]!, dimensions), weights),
  }
}

const vectorsBy = (facts: readonly PersonFacts[], population: Population) =>
  facts.map((one) => vectorsOfPerson(one, vocabulary, population))

function measure({ name, people }: LabeledCommunity): void {
  const facts = people.map(({ bio }) => factsOf(bio, vocabulary, NOW))
  const texts = people.map(({ bio }) => wordsOfBio(bio))
  const own = populationOf(facts, vocabulary, shippedPopulation)
  const worth = (one: number, other: number) => worthOf(people[one]!, people[other]!)
  const rowOf = (by: string, likeness: Likeness): Row => ({
    by,
    ...qualityOf({
      lists: bestMatches(people.length, likeness),
      worth,
      lengths: texts.map(({ length }) => length),
      isThin: (one) => entriesOf(people[one]!.bio, NOW).length <= FEW_ENTRIES,
    }),
  })
  const rows = Object.entries({ shipped: shippedPopulation, own }).flatMap(([table, population]) => {
    const parts = partsBy(vectorsBy(facts, population), measuresOf(population))
    return Object.entries(parts).map(([part, likeness]) => rowOf(`${part}, ${table} table`, likeness))
  })
  rows.push(rowOf('words by TF-IDF', tfIdf(texts)), rowOf('words by BM25', bm25(texts)))
  const head = ['compared by', 'same trade in the best 10', 'nDCG at 10', 'most popular in', 'length bias', 'with two entries at most']
  const lines = rows.map(({ by, precision, ndcg, hub, lengthBias, thin }) => [by, ...[precision, ndcg, hub, lengthBias, thin].map(shown)])
  const table = [head, head.map(() => '---'), ...lines].map((line) => `| ${line.join(' | ')} |`).join('\n')
  const shippedMeasures = measuresOf(shippedPopulation)
  const compared = vectorsBy(facts, shippedPopulation)
  const rawOf = (one: number, other: number): number =>
    rawScore(likenessOf(compared[one]!, compared[other]!, shippedMeasures.dimensions), shippedMeasures.weights)
  const calibration = calibrationOf(people.length, rawOf, (one, other) => worth(one, other) > 0).map(
    ({ from, shown: score, alike, pairs }) => `| ${from} to ${from + 20} | ${pairs} | ${shown(score)} | ${shown(alike)} |`,
  )
  const calibrationTable = ['| score shown | pairs | mean score | do the same work |', '| --- | --- | --- | --- |', ...calibration].join(
    '\n',
  )
  const everybody = [...people.keys()]
  const whole = listsOf(facts, facts, own)
  const added = listsOf(people.map(withSkill), facts, own)
  const first = listsOf(people.map(withFirstEntry), facts, own)
  process.stdout.write(
    `### ${name}: ${people.length} people\n\n${table}\n\nWith one skill added, ${shown(stayingShare(whole, added))} of the best 10 stay. ` +
      `Who tells of one thing only finds the same trade in ${shown(precisionOf(first, worth, everybody))} of the best 10.\n\n${calibrationTable}\n\n`,
  )
}

/** The best matches by all parts where each person alone is told of in other words than the others know of them. */
function listsOf(told: readonly PersonFacts[], facts: readonly PersonFacts[], population: Population): number[][] {
  const { weights, dimensions } = measuresOf(population)
  const [own, others] = [vectorsBy(told, population), vectorsBy(facts, population)]
  return bestMatches(facts.length, (one, other) => rawScore(likenessOf(own[one]!, others[other]!, dimensions), weights))
}

function withSkill({ bio }: LabeledPerson): PersonFacts {
  const { professionalInfo: professional } = bio
  const impactfulActivities = [...professional.impactfulActivities, { name: '', tags: [ADDED_SKILL] }]
  return factsOf({ ...bio, professionalInfo: { ...professional, impactfulActivities } }, vocabulary, NOW)
}

function withFirstEntry({ bio }: LabeledPerson): PersonFacts {
  const [first] = entriesOf(bio, NOW)
  const nothing = emptyProfile()
  if (first === undefined) return factsOf(nothing, vocabulary, NOW)
  const impactfulActivities = [{ name: first.name, tags: [...first.tags] }]
  return factsOf({ ...nothing, professionalInfo: { ...nothing.professionalInfo, impactfulActivities } }, vocabulary, NOW)
}

process.stdout.write(
  `## Quality of matches: vocabulary of ${vocabulary.skills.length} skills, shipped table ${shippedPopulation.version}\n\n`,
)
for (const community of [occupations(), callings()]) measure(community)
