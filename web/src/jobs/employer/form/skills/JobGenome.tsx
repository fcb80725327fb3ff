import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { GenomeSkeleton } from '../../../../genome/GenomeSkeleton.tsx'
import { GenomeTable } from '../../../../genome/GenomeTable.tsx'
import { Sunburst } from '../../../../genome/picture/Sunburst.tsx'
import { PictureOrTable } from '../../../../ui/PictureOrTable.tsx'
import classes from '../JobForm.module.css'
import { useJobGenome } from './useJobGenome.ts'

/** The genome of the job as it is typed: what people are matched with. */
export function JobGenome() {
  const [view, setView] = useState('picture')
  const { data, isEmpty, isError, refetch } = useJobGenome()
  const signature = isEmpty ? null : data?.signature
  return (
    <section className={classes.genome} aria-label="Genome of the job">
      <div className={classes.genomeHeader}>
        <h2 className={classes.heading}>Genome</h2>
        {signature && <PictureOrTable label="How to show the genome" value={view} onChange={setView} />}
      </div>
      {signature && view === 'picture' && (
        <div className={classes.picture}>
          <Sunburst signature={signature} name="The job" own={false} />
        </div>
      )}
      {signature && view === 'table' && <GenomeTable signature={signature} name="The job" own={false} />}
      {!signature && (isEmpty || data !== undefined) && (
        <Text c="dimmed">It grows from the skills and the words of the job while you type. People are matched with it.</Text>
      )}
      {data === undefined && !isEmpty && !isError && <GenomeSkeleton />}
      {isError && (
        <Text c="dimmed" role="alert">
          The genome could not be brought up to date.{' '}
          <Button variant="subtle" size="compact-md" onClick={() => void refetch()}>
            Try again
          </Button>
        </Text>
      )}
    </section>
  )
}
