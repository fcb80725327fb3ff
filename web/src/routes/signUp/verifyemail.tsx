import { createFileRoute } from '@tanstack/react-router'
import { useRegistration } from '../../accounts/signUp/registration.ts'
import { VerifyEmailPage } from '../../accounts/links/VerifyEmailPage.tsx'
import { student } from '../../session/side.ts'

const readSearch = ({ email }: Record<string, unknown>) => (typeof email === 'string' ? { email } : {})

export const Route = createFileRoute('/signUp/verifyemail')({ validateSearch: readSearch, component: VerifyEmail })

function VerifyEmail() {
  const { email }: { email?: string } = Route.useSearch({ select: readSearch })
  const createdFor = useRegistration((state) => state.registeredEmail)
  return <VerifyEmailPage side={student} createdFor={createdFor} sentTo={email} />
}
