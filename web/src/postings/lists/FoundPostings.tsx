import type { Bucket } from '@trellis/contract/postings/links.ts'
import type { PostingKind } from '@trellis/contract/postings/postingKinds.ts'
import type { ComponentProps, ReactNode } from 'react'
import { useForgottenRefusals } from '../../api/writes.ts'
import { Corrected } from '../../people/found/Corrected.tsx'
import { PagedList } from '../../ui/lists/PagedList.tsx'
import { type LinkActions, useLinkActions } from '../links/useLinkActions.ts'

interface Props<P> {
  readonly kind: PostingKind
  readonly found: Pick<ComponentProps<typeof PagedList<P>>, 'query' | 'items' | 'total'> & ComponentProps<typeof Corrected>
  readonly bucket: Bucket
  readonly keyword: string
  readonly card: (posting: P, actions: LinkActions) => ReactNode
  readonly empty: ReactNode
}

/** What ends a list: only a search goes through all there are. */
function endWords(kind: PostingKind, bucket: Bucket, keyword: string): string {
  if (bucket === 'search' || keyword !== '') return `That is every ${kind} found.`
  if (bucket === 'suggested') return `Those are the ${kind}s that fit you best. A search finds all others.`
  return `That is every ${kind} of this list.`
}

/** The jobs or groups of a list or a search, a page at a time. */
export function FoundPostings<P>({ kind, found: { corrected, ...list }, bucket, keyword, card, empty }: Props<P>) {
  const actions = useLinkActions(kind, bucket)
  useForgottenRefusals('link', `${bucket} ${keyword}`)
  return (
    <PagedList
      {...list}
      nouns={[kind, `${kind}s`]}
      isGrid
      above={keyword !== '' && <Corrected corrected={corrected} />}
      row={(posting) => card(posting, actions)}
      empty={empty}
      end={endWords(kind, bucket, keyword)}
    />
  )
}
