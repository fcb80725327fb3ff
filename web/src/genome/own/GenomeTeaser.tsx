import { Link } from '@tanstack/react-router'
import type { Genome } from '@trellis/contract/genome/genome.calls.ts'
import { nodeLabels } from '@trellis/contract/genome/genome.ts'
import { paths } from '@trellis/contract/screens.ts'
import { GenomeRing } from '../../ui/ring/GenomeRing.tsx'
import { Plate } from '../picture/Plate.tsx'
import { largestStandouts } from '@trellis/contract/genome/weights.ts'
import classes from './GenomeTeaser.module.css'
import { GenomeThumb } from './GenomeThumb.tsx'

interface Props {
  readonly id: string
  /** Undefined until it has come. */
  readonly genome: Genome | undefined
}

const NAMED = 3

/** One's own genome in small, which leads to the whole. */
export function GenomeTeaser({ id, genome }: Props) {
  return (
    <Link to={paths.genome(id)} className={classes.teaser} id="genome">
      <Plate>
        <span className={classes.content}>
          <span className={classes.picture}>
            {genome?.signature ? (
              <GenomeThumb {...genome} signature={genome.signature} />
            ) : (
              <GenomeRing ring={null} size={96} stroke={10} />
            )}
          </span>
          <span className={classes.words}>
            <span className={classes.title}>Your genome</span>
            {genome && <span className={classes.strongest}>{wordsOf(genome)}</span>}
            <span className={classes.way}>Look at your genome</span>
          </span>
        </span>
      </Plate>
    </Link>
  )
}

function wordsOf({ signature, lift }: Genome): string {
  if (!signature) return 'It grows from the skills of your entries.'
  return largestStandouts(signature, lift, NAMED)
    .map((node) => nodeLabels[node])
    .join(', ')
}
