import { Navigate } from '@tanstack/react-router'
import { paths } from '@trellis/contract/screens.ts'
import { sentenceOf } from '../../api/failure.ts'
import { usePerson } from '../../session/session.ts'
import { ButtonLink } from '../../ui/links.tsx'
import { Page, usePageTitle } from '../../ui/Page.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { GenomeSkeleton } from '../GenomeSkeleton.tsx'
import { useGenome } from '../useGenome.ts'
import { OwnGenome } from './OwnGenome.tsx'

const TITLE = 'Your genome'

/** One's own genome; somebody else's stands on their profile. */
export function GenomeScreen({ id }: { readonly id: string }) {
  const { userId } = usePerson()
  return id === userId ? <OfOneself id={id} /> : <Navigate to={paths.preview(id)} replace />
}

function OfOneself({ id }: { readonly id: string }) {
  const { info } = usePerson()
  const { data: genome, error, refetch } = useGenome(id)
  usePageTitle(TITLE)
  if (genome?.signature) return <OwnGenome id={id} name={info.name} genome={{ ...genome, signature: genome.signature }} />
  return (
    <Page title={TITLE} width="table">
      {!genome && (error ? <ErrorState error={sentenceOf(error)} onRetry={() => void refetch()} /> : <GenomeSkeleton />)}
      {genome && (
        <EmptyState title="Your genome grows from your tags" action={<ButtonLink to={paths.bio(id)}>Go to your bio</ButtonLink>}>
          Tag what you have done with one or two skills each, and see here what you are made of.
        </EmptyState>
      )}
    </Page>
  )
}
