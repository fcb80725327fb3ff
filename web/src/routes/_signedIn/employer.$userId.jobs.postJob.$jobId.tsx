import { createFileRoute } from '@tanstack/react-router'
import { EditJobScreen } from '../../jobs/employer/form/EditJobScreen.tsx'
import { jobQuery } from '../../jobs/employer/queries.ts'
import { requestFirstData } from '../../session/Queries.tsx'

const readSearch = ({ clone }: Record<string, unknown>): { clone?: true } => (clone === true || clone === 'true' ? { clone: true } : {})

export const Route = createFileRoute('/_signedIn/employer/$userId/jobs/postJob/$jobId')({
  validateSearch: readSearch,
  loader: ({ preload, params: { jobId } }) => requestFirstData(preload, jobQuery(jobId)),
  component: Screen,
})

function Screen() {
  const { userId, jobId } = Route.useParams()
  const { clone = false } = Route.useSearch({ select: readSearch })
  return <EditJobScreen key={`${jobId} ${clone}`} userId={userId} jobId={jobId} clone={clone} />
}
