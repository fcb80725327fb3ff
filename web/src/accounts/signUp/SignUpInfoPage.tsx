import { student } from '../../session/side.ts'
import { AccountPage } from '../AccountPage.tsx'
import { InfoForm } from './InfoForm.tsx'
import { useRegistration } from './registration.ts'

/** The second step of a student's sign-up: who they are. */
export function SignUpInfoPage({ onSignedUp }: { readonly onSignedUp: (userId: string) => void }) {
  const email = useRegistration((state) => state.email)
  const password = useRegistration((state) => state.password)
  if (email === undefined || password === undefined) return null
  return (
    <AccountPage side={student} title="A little about you" subtitle="Step 2 of 2: you can change all of it later">
      <InfoForm credentials={{ email, password }} onSignedUp={onSignedUp} />
    </AccountPage>
  )
}
