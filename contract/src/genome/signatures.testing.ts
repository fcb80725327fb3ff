import { categories, type GenomeNode, genomeNodes, genomeTree, leaves, type Signature } from './genome.ts'
import * as fc from 'fast-check'

/** The signature of weights given by node, made to sum to 1. */
export function signatureOf(weights: Partial<Record<GenomeNode, number>>): Signature {
  const total = [...leaves, 'other' as const].reduce((sum, node) => sum + (weights[node] ?? 0), 0)
  const end = (node: GenomeNode) => (weights[node] ?? 0) / total
  return genomeNodes.map((node) => {
    const category = categories.find((category) => category === node)
    return category ? genomeTree[category].reduce((sum, leaf) => sum + end(leaf), 0) : end(node)
  })
}

/** Any signature: some nodes weigh nothing, some next to nothing. */
export const anySignature = fc
  .array(fc.oneof(fc.constant(0), fc.constant(0.001), fc.integer({ min: 1, max: 100 })), {
    minLength: leaves.length + 1,
    maxLength: leaves.length + 1,
  })
  .filter((weights) => weights.some((weight) => weight >= 1))
  .map((weights) => signatureOf(Object.fromEntries([...leaves, 'other'].map((node, index) => [node, weights[index]]))))
