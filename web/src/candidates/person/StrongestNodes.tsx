import { cssOf, hueOf } from '@trellis/contract/genome/genomeColors.ts'
import { nodeLabels } from '@trellis/contract/genome/genome.ts'
import { strongestLeaves } from '@trellis/contract/genome/weights.ts'
import classes from './StrongestNodes.module.css'

const MOST_NAMED = 2

/** The two nodes of the tree on which somebody's genome weighs most, each in its hue; nothing without a genome. */
export function StrongestNodes({ signature }: { readonly signature: readonly number[] }) {
  const nodes = strongestLeaves(signature, MOST_NAMED)
  if (nodes.length === 0) return null
  return (
    <ul className={classes.nodes} aria-label="Strongest in">
      {nodes.map((node) => (
        <li key={node}>
          <i style={{ background: cssOf(hueOf(node)) }} aria-hidden />
          {nodeLabels[node]}
        </li>
      ))}
    </ul>
  )
}
