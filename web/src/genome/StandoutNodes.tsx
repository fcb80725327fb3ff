import { Title, UnstyledButton } from '@mantine/core'
import { type GenomeNode, nodeLabels, type Signature } from '@trellis/contract/genome/genome.ts'
import classes from './NodeList.module.css'
import { ShareBar } from './ShareBar.tsx'
import { at } from '@trellis/contract/genome/weights.ts'
import { capital, liftWords, percent } from './words.ts'

interface Props {
  readonly title: string
  /** Of its heading where it stands. */
  readonly level?: 2 | 3
  readonly nodes: readonly GenomeNode[]
  readonly signature: Signature
  readonly lift: readonly number[] | null
  readonly selected: GenomeNode | undefined
  readonly onSelect: (node: GenomeNode) => void
}

/** A few nodes in words, each leading to itself in the picture. */
export function StandoutNodes({ title, level = 3, nodes, signature, lift, selected, onSelect }: Props) {
  const longest = Math.max(...nodes.map((node) => at(signature, node)))
  return (
    <section aria-label={title}>
      <Title order={level} size="h4">
        {title}
      </Title>
      <ol className={classes.list}>
        {nodes.map((node) => (
          <li key={node}>
            <UnstyledButton className={classes.row} aria-pressed={node === selected} onClick={() => onSelect(node)}>
              <span className={classes.name}>{nodeLabels[node]}</span>
              <span className={classes.percent}>{percent(at(signature, node))}</span>
              {lift && <span className={classes.words}>{capital(liftWords(at(lift, node)))}</span>}
              <span className={classes.bar}>
                <ShareBar node={node} length={at(signature, node) / longest} />
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ol>
    </section>
  )
}
