import type { Genome, GenomeSnapshot } from '@trellis/contract/genome/genome.calls.ts'
import { genomeNodes, nodeLabels } from '@trellis/contract/genome/genome.ts'
import type { Snapshot } from './genome.queries.ts'
import type { PersonGenome } from './genomeOf.ts'

/** A genome as others see it: what it is made of is the person's own. */
export function genomeForOthers({ signature, lift }: PersonGenome): Genome {
  const nodes = genomeNodes.map((name, node) => ({ name, label: nodeLabels[name], weight: signature?.[node] ?? 0 }))
  return { signature: signature && [...signature], lift: lift && [...lift], nodes, entries: [], snapshots: [] }
}

/** A genome as its owner reads it: with the entries behind each node, and the snapshots. */
export function ownGenome(genome: PersonGenome, snapshots: readonly Snapshot[]): Genome {
  return { ...genomeForOthers(genome), entries: genome.entries, snapshots: snapshots.map(presentSnapshot) }
}

function presentSnapshot({ id, takenAt, vocabularyVersion, populationVersion, signature }: Snapshot): GenomeSnapshot {
  return { id, takenAt: takenAt.getTime(), vocabularyVersion, populationVersion, signature }
}
