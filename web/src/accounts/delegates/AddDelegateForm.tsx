import { useQueryClient } from '@tanstack/react-query'
import { notify } from '../../ui/notices/notify.tsx'
import { addColleague } from './addColleague.ts'
import { AskByEmail } from './AskByEmail.tsx'

/** Adds one by e-mail. */
export function AddDelegateForm({ userId }: { readonly userId: string }) {
  const queries = useQueryClient()
  const ask = async (email: string) => {
    await addColleague(queries, userId, email)
    notify.success(`If a recruiter has the e-mail ${email}, they are asked.`)
  }
  return <AskByEmail label="E-mail of another recruiter" button="Ask them to act" formName="askRecruiter" onAsk={ask} />
}
