import { createFileRoute } from '@tanstack/react-router'
import { JobScreen } from '../../jobs/student/job/JobScreen.tsx'
import { genomeQuery } from '../../genome/useGenome.ts'
import { jobQuery } from '../../jobs/student/queries.ts'
import { requestFirstData } from '../../session/Queries.tsx'

/** `apply=true`: the form to apply with is open, also when the page is loaded anew. */
const readSearch = ({ apply }: Record<string, unknown>): { apply?: true } => (apply === true ? { apply } : {})

export const Route = createFileRoute('/_signedIn/jobs/$userId/job/$jobId')({
  validateSearch: readSearch,
  loader: ({ preload, params: { jobId }, context: { person } }) => {
    requestFirstData(preload, jobQuery(jobId, person.userId), genomeQuery(person.userId))
  },
  component: Screen,
})

function Screen() {
  const { jobId } = Route.useParams()
  const { apply = false } = Route.useSearch({ select: readSearch })
  const navigate = Route.useNavigate()
  return (
    <JobScreen
      key={jobId}
      id={jobId}
      applying={apply}
      onApplying={(applying) => void navigate({ search: applying ? { apply: true } : {}, replace: true, resetScroll: false })}
    />
  )
}
