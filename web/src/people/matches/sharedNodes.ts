import type { GenomeNode } from '@trellis/contract/genome/genome.ts'
import type { Reason } from '@trellis/contract/matching/scores.ts'

/** The nodes that the reasons name as shared, strongest first: what a comparison of genomes tells too. */
export const sharedNodes = (reasons: readonly Reason[] = []): GenomeNode[] =>
  reasons.flatMap(({ kind, nodes }) => (kind === 'sharedNode' ? ((nodes ?? []) as GenomeNode[]) : []))
