import { Button, Text } from '@mantine/core'
import { lazy, useState } from 'react'
import { Plate } from '../../../genome/picture/Plate.tsx'
import { ahead } from '../../../ui/loading/ahead.ts'
import { InSight } from '../../../ui/loading/InSight.tsx'
import { PictureOrTable } from '../../../ui/choices/PictureOrTable.tsx'
import classes from '../PostingForm.module.css'
import type { GenomeWhileTyping } from './useGenomeWhileTyping.ts'

const TypedGenome = lazy(ahead(async () => ({ default: (await import('./TypedGenome.tsx')).TypedGenome })))

interface PostingGenomeProps {
  /** What it is: 'job'. */
  readonly noun: string
  readonly genome: GenomeWhileTyping
}

/** The genome of a posting as it is typed: what people are matched with. */
export function PostingGenome({ noun, genome: { data, isEmpty, isError, refetch } }: PostingGenomeProps) {
  const [view, setView] = useState('picture')
  const signature = isEmpty ? null : data?.signature
  return (
    <section className={classes.genome} aria-label={`Genome of the ${noun}`}>
      <div className={classes.genomeHeader}>
        <h2 className={classes.heading}>Genome</h2>
        {signature && <PictureOrTable label="How to show the genome" value={view} onChange={setView} />}
      </div>
      {signature && (
        <InSight before={<PictureToCome />}>
          <TypedGenome signature={signature} name={`The ${noun}`} isTable={view === 'table'} />
        </InSight>
      )}
      {!signature && (isEmpty || data !== undefined) && (
        <Text c="dimmed">It grows with each skill of the {noun} that you add. People are matched with it.</Text>
      )}
      {data === undefined && !isEmpty && !isError && <PictureToCome />}
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

/** As large as the picture, at once: on a phone the buttons that store the posting stand below it, and must not move as it comes. */
function PictureToCome() {
  return (
    <div className={classes.picture} aria-busy>
      <Plate>
        <div className={classes.square} />
      </Plate>
    </div>
  )
}
