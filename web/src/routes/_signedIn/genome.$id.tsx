import { createFileRoute } from '@tanstack/react-router'
import { GenomeScreen } from '../../genome/own/GenomeScreen.tsx'
import { genomeQuery } from '../../genome/useGenome.ts'
import { requestFirstData } from '../../session/Queries.tsx'

export const Route = createFileRoute('/_signedIn/genome/$id')({
  loader: ({ preload, params: { id }, context: { person } }) => {
    requestFirstData(preload, id === person.userId && genomeQuery(id))
  },
  component: Genome,
})

function Genome() {
  const { id } = Route.useParams()
  return <GenomeScreen key={id} id={id} />
}
