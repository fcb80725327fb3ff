import { genomeNodes, SIGNATURE_LENGTH } from '@trellis/contract/genome/genome.ts'
import type { GenomeEntry } from '@trellis/contract/genome/genome.calls.ts'
import { type Entry, entryWeight } from './entries.ts'
import { dampen, nodeMassOf, skillsOfEntry, tagMassOf } from './signature.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'

/**
 * How much of each leaf's mass, and of `other`, comes from each entry: a tag's mass is divided among the entries that
 * carry it by their weights, (κ / n_t) · n_t^0.85 · w_tl / a_l. The shares of a leaf sum to 1; those of 0 are left out.
 */
export function sharesOf(entries: readonly Entry[], vocabulary: Vocabulary): GenomeEntry[] {
  const tagMass = tagMassOf(entries, vocabulary)
  const nodeMass = nodeMassOf(tagMass, vocabulary)
  return entries.map((entry) => {
    const weight = entryWeight(entry)
    const fromEntry = Array.from<number>({ length: SIGNATURE_LENGTH }).fill(0)
    for (const index of skillsOfEntry(entry, vocabulary)) {
      const mass = tagMass.get(index)!
      for (const on of vocabulary.weights[index]!) fromEntry[on.node]! += (weight / mass) * dampen(mass) * on.weight
    }
    const shares: Record<string, number> = {}
    for (const [node, name] of genomeNodes.entries()) {
      if (fromEntry[node]! > 0) shares[name] = fromEntry[node]! / nodeMass[node]!
    }
    return { name: entry.name, section: entry.section, tags: [...entry.tags], shares }
  })
}
