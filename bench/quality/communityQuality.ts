import { type Population, shippedPopulation } from '../../server/src/genome/population/population.ts'
import { populationOf } from '../../server/src/matching/community/populationOf.ts'
import { factsOf, type PersonFacts } from '../../server/src/matching/vectors/vectors.ts'
import { vocabulary } from '../../server/src/vocabulary/shippedVocabulary.ts'
import { calibrationOf } from './calibration.ts'
import { type Goal, goalsOf } from './goals.ts'
import { nearestTradeShare } from './nearestTrade.ts'
import { type LabeledCommunity, worthOf } from './labeled.ts'
import { byAllParts, bySinglePart, comparedBy } from './likenesses.ts'
import { bestMatches, mean, precisionOf, type Quality, qualityOf, stayingShare } from './ranking.ts'
import { NOW, tellsLittle, withFirstEntry, withSkill } from './told.ts'
import { bm25, type Likeness, tfIdf, wordsOfBio } from './words.ts'

/** How good the lists are that one way to compare makes. */
export interface Row extends Quality {
  readonly by: string
}

/** How good the matches of a community are, by each part of the score, by all of them, and by what compares words alone. */
export interface CommunityQuality {
  readonly name: string
  readonly people: number
  readonly rows: readonly Row[]
  /** By the population table in use. */
  readonly goals: Readonly<Record<string, readonly Goal[]>>
  /** By the population table in use. */
  readonly calibration: Readonly<Record<string, ReturnType<typeof calibrationOf>>>
  /** What else could be made of one thing that somebody told. */
  readonly oneThing: OneThing
}

interface OneThing {
  /** Of the ten best by plain TF-IDF, how many do the same work. */
  readonly byWords: number
  /** How often the nearest trade is somebody's own, by the population table in use. */
  readonly nearestTrade: Readonly<Record<string, number>>
}

/** Measures all ways to compare on one community, with the table that comes with the product and with its own. */
export function measureCommunity({ name, people }: LabeledCommunity): CommunityQuality {
  const read = (told: (bio: (typeof people)[number]['bio']) => (typeof people)[number]['bio']): PersonFacts[] =>
    people.map(({ bio }) => factsOf(told(bio), vocabulary, NOW))
  const facts = read((bio) => bio)
  const [added, first] = [read(withSkill), read(withFirstEntry)]
  const texts = people.map(({ bio }) => wordsOfBio(bio))
  const firstTexts = people.map(({ bio }) => wordsOfBio(withFirstEntry(bio)))
  const trades = people.map(({ trade }) => trade)
  const thin = people.map(({ bio }) => tellsLittle(bio))
  const worth: Likeness = (one, other) => worthOf(people[one]!, people[other]!)
  const listsBy = (likeness: Likeness): number[][] => bestMatches(people.length, likeness)
  const rowOf = (by: string, lists: readonly (readonly number[])[]): Row => ({
    by,
    ...qualityOf({ lists, worth, lengths: texts.map(({ length }) => length), isThin: (one) => thin[one]! }),
  })
  const words = [rowOf('words by TF-IDF', listsBy(tfIdf(texts))), rowOf('words by BM25', listsBy(bm25(texts)))]

  function measureBy(table: string, population: Population) {
    const compared = comparedBy(population, facts)
    const whole = listsBy(byAllParts(compared))
    const parts = Object.entries(bySinglePart(compared)).map(([part, likeness]) => rowOf(`${part}, ${table} table`, listsBy(likeness)))
    const ofOneThing = byAllParts(comparedBy(population, facts, first))
    const all = rowOf(`all parts, ${table} table`, whole)
    const goals: readonly Goal[] = goalsOf({
      people: people.length,
      precision: all.precision,
      byWords: words[0]!.precision,
      hub: all.hub,
      lengthBias: all.lengthBias,
      strayBias: all.strayBias,
      stays: stayingShare(whole, listsBy(byAllParts(comparedBy(population, facts, added)))),
      coldStart: precisionOf(listsBy(ofOneThing), worth),
      thinLists: all.thin,
      thinPeople: mean(thin.map(Number)),
    })
    const calibration = calibrationOf(people.length, byAllParts(compared), (one, other) => worth(one, other) > 0)
    return { rows: [...parts, all], goals, calibration, nearestTrade: nearestTradeShare(trades, ofOneThing) }
  }

  const wordsOfBoth = tfIdf([...firstTexts, ...texts])
  const oneThingByWords: Likeness = (one, other) => wordsOfBoth(one, people.length + other)
  const [shipped, own] = [measureBy('shipped', shippedPopulation), measureBy('own', populationOf(facts, vocabulary, shippedPopulation))]
  return {
    name,
    people: people.length,
    rows: [...shipped.rows, ...own.rows, ...words],
    goals: { shipped: shipped.goals, own: own.goals },
    calibration: { shipped: shipped.calibration, own: own.calibration },
    oneThing: {
      byWords: precisionOf(listsBy(oneThingByWords), worth),
      nearestTrade: { shipped: shipped.nearestTrade, own: own.nearestTrade },
    },
  }
}
