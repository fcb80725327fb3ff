import { sentenceOf } from '../api/failure.ts'
import { ErrorState } from '../ui/states/ErrorState.tsx'
import { GenomePanel } from './GenomePanel.tsx'
import { GenomeSkeleton } from './GenomeSkeleton.tsx'
import { useGenome } from './useGenome.ts'

interface Props {
  readonly id: string
  readonly name: string
}

/** Somebody else's genome, fetched by their id. */
export function GenomeOf({ id, name }: Props) {
  const { data: genome, error, refetch } = useGenome(id)
  if (error && !genome) return <ErrorState error={sentenceOf(error)} onRetry={() => void refetch()} />
  if (!genome) return <GenomeSkeleton />
  return <GenomePanel name={name} genome={genome} />
}
