import { createFileRoute } from '@tanstack/react-router'
import { PreviewScreen } from '../../profiles/PreviewScreen.tsx'
import { matchWithQuery } from '../../people/matches/useMatchWith.ts'
import { genomeQuery } from '../../genome/useGenome.ts'
import { profileQuery } from '../../profiles/useProfile.ts'
import { requestFirstData } from '../../session/Queries.tsx'

export const Route = createFileRoute('/_signedIn/preview/$id')({
  loader: ({ preload, params: { id }, context: { person } }) => {
    const isMatched = person.userType === 'student' && person.userId !== id
    requestFirstData(preload, profileQuery(id), genomeQuery(id), isMatched && matchWithQuery(person.userId, id))
  },
  component: Preview,
})

function Preview() {
  const { id } = Route.useParams()
  return <PreviewScreen key={id} id={id} />
}
