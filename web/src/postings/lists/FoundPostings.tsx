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
      end={`That is every ${kind}.`}
    />
  )
}
