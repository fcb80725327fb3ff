import { Button, Text } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { GenomeSkeleton } from '../../../../genome/GenomeSkeleton.tsx'
import { ahead } from '../../../../ui/loading/ahead.ts'
import { PictureOrTable } from '../../../../ui/choices/PictureOrTable.tsx'
import classes from '../JobForm.module.css'
import { useJobGenome } from './useJobGenome.ts'

const TypedGenome = lazy(ahead(async () => ({ default: (await import('./TypedGenome.tsx')).TypedGenome })))

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
      {signature && (
        <Suspense fallback={<GenomeSkeleton />}>
          <TypedGenome signature={signature} isTable={view === 'table'} />
        </Suspense>
      )}
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
