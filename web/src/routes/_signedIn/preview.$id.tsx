import { createFileRoute } from '@tanstack/react-router'
import { PreviewScreen } from '../../profiles/PreviewScreen.tsx'

export const Route = createFileRoute('/_signedIn/preview/$id')({ component: Preview })

function Preview() {
  const { id } = Route.useParams()
  return <PreviewScreen key={id} id={id} />
}
