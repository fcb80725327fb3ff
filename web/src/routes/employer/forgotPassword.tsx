import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordPage } from '../../accounts/links/ForgotPasswordPage.tsx'
import { employer } from '../../session/side.ts'

export const Route = createFileRoute('/employer/forgotPassword')({ component: ForgotPassword })

function ForgotPassword() {
  return <ForgotPasswordPage side={employer} />
}
