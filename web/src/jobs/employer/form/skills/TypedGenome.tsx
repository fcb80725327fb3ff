import type { Signature } from '@trellis/contract/genome/genome.ts'
import { GenomeTable } from '../../../../genome/GenomeTable.tsx'
import { Sunburst } from '../../../../genome/picture/Sunburst.tsx'
import classes from '../JobForm.module.css'

/** The genome of what is typed, drawn or as a table. */
export function TypedGenome({ signature, isTable }: { readonly signature: Signature; readonly isTable: boolean }) {
  if (isTable) return <GenomeTable signature={signature} name="The job" own={false} />
  return (
    <div className={classes.picture}>
      <Sunburst signature={signature} name="The job" own={false} />
    </div>
  )
}
