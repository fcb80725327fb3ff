import { createFileRoute } from '@tanstack/react-router'
import { NewPasswordPage } from '../../accounts/links/NewPasswordPage.tsx'
import { advisor } from '../../session/side.ts'

export const Route = createFileRoute('/groupadmin/changePassword/$hash')({ component: ChangePassword })

function ChangePassword() {
  return <NewPasswordPage side={advisor} hash={Route.useParams().hash} />
}
