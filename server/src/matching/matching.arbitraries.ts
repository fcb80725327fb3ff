import * as fc from 'fast-check'
import { anyEntries } from '../genome/genome.arbitraries.ts'
import { nodeMassOf, signatureOf, tagMassOf } from '../genome/signature.ts'
import { shippedPopulation } from '../genome/population/population.ts'
import { vocabulary } from '../vocabulary/shippedVocabulary.ts'
import { termCounts, vectorsOfPerson, type PersonFacts, type ComparedVectors } from './vectors/vectors.ts'

const words = 'robot debate soccer chess violin nurse biology baking law code paint climate teacher welding'.split(' ')

/** A person with or without a genome, and with or without words. */
export const anyFacts: fc.Arbitrary<PersonFacts> = fc
  .record({
    entries: fc.option(anyEntries, { freq: 5 }),
    texts: fc.array(fc.oneof(fc.constantFrom(...words), fc.lorem({ maxCount: 3 })), { maxLength: 20 }),
  })
  .map(({ entries, texts }) => {
    const tagMass = tagMassOf(entries ?? [], vocabulary)
    return { signature: signatureOf(nodeMassOf(tagMass, vocabulary)), tagMass, termCounts: termCounts(texts) }
  })

export const anyVectors: fc.Arbitrary<ComparedVectors> = anyFacts.map((facts) => vectorsOfPerson(facts, vocabulary, shippedPopulation))
