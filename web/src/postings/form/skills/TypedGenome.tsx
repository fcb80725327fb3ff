import type { Signature } from '@trellis/contract/genome/genome.ts'
import { GenomeTable } from '../../../genome/GenomeTable.tsx'
import { Sunburst } from '../../../genome/picture/Sunburst.tsx'
import classes from '../PostingForm.module.css'

interface TypedGenomeProps {
  readonly signature: Signature
  /** Whose it is, at the beginning of a sentence. */
  readonly name: string
  readonly isTable: boolean
}

/** The genome of what is typed, drawn or as a table. */
export function TypedGenome({ signature, name, isTable }: TypedGenomeProps) {
  if (isTable) return <GenomeTable signature={signature} name={name} own={false} />
  return (
    <div className={classes.picture}>
      <Sunburst signature={signature} name={name} own={false} />
    </div>
  )
}
