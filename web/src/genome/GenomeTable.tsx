import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import { type GenomeNode, nodeLabels, type Signature } from '@trellis/contract/genome/genome.ts'
import classes from './GenomeTable.module.css'
import { ShareBar } from './ShareBar.tsx'
import type { SunburstProps } from './picture/Sunburst.tsx'
import { absentLabels, at, rowsOf } from '@trellis/contract/genome/weights.ts'
import { capital, liftWords, percent, whose } from './words.ts'

/** A genome as a table: the same as {@link Sunburst} shows, in numbers and words. */
export function GenomeTable({ signature, lift, name, own, overlay, selected, onSelect }: SunburstProps) {
  const shown = overlay ? [signature, overlay.signature] : [signature]
  const groups = rowsOf(...shown)
  const longest = Math.max(...groups.flatMap(({ node }) => shown.map((weights) => at(weights, node))))
  const absent = overlay ? [] : absentLabels(signature)
  const row = (node: GenomeNode, isCategory: boolean) => (
    <tr key={node} className={isCategory ? classes.category : undefined} data-selected={node === selected || undefined}>
      <th scope="row">
        {onSelect ? (
          <UnstyledButton className={classes.node} aria-pressed={node === selected} onClick={() => onSelect(node)}>
            {nodeLabels[node]}
          </UnstyledButton>
        ) : (
          <span className={classes.node}>{nodeLabels[node]}</span>
        )}
      </th>
      <Share node={node} signature={signature} longest={longest} />
      {overlay && <Share node={node} signature={overlay.signature} longest={longest} outlined />}
      {lift && !overlay && <td className={classes.lift}>{node === 'other' ? '' : liftWords(at(lift, node))}</td>}
    </tr>
  )
  return (
    <>
      <table className={classes.table}>
        <caption>
          <VisuallyHidden>{capital(whose(name, own))} genome, by category and skill</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">{overlay ? (own ? 'You' : name) : 'Share'}</th>
            {overlay && <th scope="col">{overlay.name}</th>}
            {lift && !overlay && (
              <th scope="col" className={classes.lift}>
                Beside the average
              </th>
            )}
          </tr>
        </thead>
        {groups.map(({ node, leaves }) => (
          <tbody key={node}>
            {row(node, true)}
            {leaves.map((leaf) => row(leaf, false))}
          </tbody>
        ))}
      </table>
      {absent.length > 0 && (
        <p className={classes.absent}>Nothing yet in {new Intl.ListFormat('en').format(absent.map((label) => label.toLowerCase()))}.</p>
      )}
    </>
  )
}

interface ShareProps {
  readonly node: GenomeNode
  readonly signature: Signature
  readonly longest: number
  readonly outlined?: boolean
}

function Share({ node, signature, longest, outlined = false }: ShareProps) {
  const weight = at(signature, node)
  return (
    <td>
      <span className={classes.share}>
        <span className={classes.percent}>{percent(weight)}</span>
        {weight > 0 && <ShareBar node={node} length={weight / longest} outlined={outlined} />}
      </span>
    </td>
  )
}
