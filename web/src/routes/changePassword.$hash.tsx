import { createFileRoute } from '@tanstack/react-router'
import { NewPasswordPage } from '../accounts/links/NewPasswordPage.tsx'
import { student } from '../session/side.ts'

export const Route = createFileRoute('/changePassword/$hash')({ component: ChangePassword })

function ChangePassword() {
  return <NewPasswordPage side={student} hash={Route.useParams().hash} />
}
