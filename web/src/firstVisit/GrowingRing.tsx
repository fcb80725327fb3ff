import { Text } from '@mantine/core'
import { categories, nodeLabels } from '@trellis/contract/genome/genome.ts'
import { type Ring, ringOf } from '@trellis/contract/genome/ring.ts'
import { Plate } from '../genome/picture/Plate.tsx'
import { useGenome } from '../genome/useGenome.ts'
import { GenomeRing } from '../ui/ring/GenomeRing.tsx'
import classes from './GrowingRing.module.css'

/** One's own genome as a ring that grows by an arc with each thing that is named. */
export function GrowingRing({ userId }: { readonly userId: string }) {
  const { data: genome } = useGenome(userId)
  const ring = genome?.signature ? ringOf(genome.signature) : null
  return (
    <div className={classes.place}>
      <Plate>
        <div className={classes.row}>
          <span className={classes.ring}>
            <GenomeRing ring={ring} size={72} stroke={10} />
          </span>
          <div role="status">
            <Text fw={600}>Your genome so far</Text>
            <Text size="sm">{genome === undefined ? '' : wordsOf(ring)}</Text>
          </div>
        </div>
      </Plate>
    </div>
  )
}

function wordsOf(ring: Ring | null): string {
  const shares = categories
    .map((category, at) => ({ label: nodeLabels[category], share: ring?.[at] ?? 0 }))
    .filter(({ share }) => share > 0)
    .toSorted((a, b) => b.share - a.share)
  if (shares.length === 0) return 'Still empty. Each thing that you name adds its part.'
  // The ring shares the whole way around among them.
  const all = shares.reduce((sum, { share }) => sum + share, 0)
  const named = shares.map(({ label, share }) => `${label} ${Math.round((share / all) * 100)}%`).join(', ')
  // Whole percents may miss one or two of a hundred.
  return all < 98 ? `${named}. Some of what you named has no skill so far.` : named
}
