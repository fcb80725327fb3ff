import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordPage } from '../../accounts/links/ForgotPasswordPage.tsx'
import { advisor } from '../../session/side.ts'

export const Route = createFileRoute('/groupadmin/forgotPassword')({ component: ForgotPassword })

function ForgotPassword() {
  return <ForgotPasswordPage side={advisor} />
}
