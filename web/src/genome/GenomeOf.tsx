import { sentenceOf } from '../api/failure.ts'
import { ErrorState } from '../ui/states/ErrorState.tsx'
import { GenomePanel } from './GenomePanel.tsx'
import { GenomeSkeleton } from './GenomeSkeleton.tsx'
import { useGeneSnapshot, useGenome } from './useGenome.ts'

interface Props {
  readonly id: string
  readonly name: string
  /** Whether it is the viewer's own. */
  readonly own: boolean
}

/** A person's genome, fetched by their id. */
export function GenomeOf({ id, name, own }: Props) {
  const { data: genome, error, refetch } = useGenome(id)
  const snapshot = useGeneSnapshot(id)
  if (error && !genome) return <ErrorState error={sentenceOf(error)} onRetry={() => void refetch()} />
  if (!genome) return <GenomeSkeleton />
  return (
    <GenomePanel
      {...{ id, name, own, genome }}
      {...(own && { onSnapshot: () => snapshot.mutate(), isTakingSnapshot: snapshot.isPending })}
    />
  )
}
