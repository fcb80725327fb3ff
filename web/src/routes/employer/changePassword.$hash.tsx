import { createFileRoute } from '@tanstack/react-router'
import { NewPasswordPage } from '../../accounts/links/NewPasswordPage.tsx'
import { employer } from '../../session/side.ts'

export const Route = createFileRoute('/employer/changePassword/$hash')({ component: ChangePassword })

function ChangePassword() {
  return <NewPasswordPage side={employer} hash={Route.useParams().hash} />
}
