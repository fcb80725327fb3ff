import { createFileRoute, redirect } from '@tanstack/react-router'
import { Queries } from '../session/Queries.tsx'
import { loadMarkdown } from '../jobs/Markdown.tsx'
import { PublicJobScreen } from '../jobs/PublicJobScreen.tsx'
import { paths } from '@trellis/contract/screens.ts'
import { useSession } from '../session/session.ts'

export const Route = createFileRoute('/job/$jobId')({
  // Students read it where they can apply.
  beforeLoad: ({ params }) => {
    const { person } = useSession.getState()
    if (person?.userType === 'student') throw redirect({ href: paths.job(person.userId, params.jobId), replace: true })
  },
  // Its text is there with the screen, which takes the place of what the server wrote.
  loader: () => loadMarkdown().then(() => undefined),
  component: Screen,
})

function Screen() {
  const { jobId } = Route.useParams()
  return (
    <Queries>
      <PublicJobScreen key={jobId} id={jobId} />
    </Queries>
  )
}
