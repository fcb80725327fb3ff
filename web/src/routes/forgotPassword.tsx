import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordPage } from '../accounts/links/ForgotPasswordPage.tsx'
import { student } from '../session/side.ts'

export const Route = createFileRoute('/forgotPassword')({ component: ForgotPassword })

function ForgotPassword() {
  return <ForgotPasswordPage side={student} />
}
