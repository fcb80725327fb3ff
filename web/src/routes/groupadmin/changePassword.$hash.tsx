import { createFileRoute } from '@tanstack/react-router'
import { NewPasswordPage } from '../../accounts/links/NewPasswordPage.tsx'
import { groupadmin } from '../../session/side.ts'

export const Route = createFileRoute('/groupadmin/changePassword/$hash')({ component: ChangePassword })

function ChangePassword() {
  return <NewPasswordPage side={groupadmin} hash={Route.useParams().hash} />
}
