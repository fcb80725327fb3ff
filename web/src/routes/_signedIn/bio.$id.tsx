import { createFileRoute, useLocation } from '@tanstack/react-router'
import { lazy } from 'react'
import { type BioMode, BioScreen } from '../../profiles/BioScreen.tsx'
import { genomeQuery } from '../../genome/useGenome.ts'
import { profileQuery } from '../../profiles/useProfile.ts'
import { requestFirstData } from '../../session/Queries.tsx'

const FirstVisit = lazy(async () => ({ default: (await import('../../firstVisit/FirstVisit.tsx')).FirstVisit }))

export const Route = createFileRoute('/_signedIn/bio/$id')({
  loader: ({ preload, params: { id }, location: { searchStr } }) => {
    requestFirstData(preload, profileQuery(id), modeOf(searchStr) === 'bio' && genomeQuery(id))
  },
  component: Bio,
})

/** A query containing 'tag' means tag-edit mode, '?registration=true' registration mode (specification, section 2). */
function modeOf(query: string): BioMode {
  if (query.includes('tag')) return 'tags'
  return new URLSearchParams(query).get('registration') === 'true' ? 'registration' : 'bio'
}

function Bio() {
  const { id } = Route.useParams()
  const mode = useLocation({ select: ({ searchStr }) => modeOf(searchStr) })
  return <BioScreen key={id} id={id} mode={mode} firstVisit={(record) => <FirstVisit record={record} />} />
}
