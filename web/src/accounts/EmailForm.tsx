import { useForm } from 'react-hook-form'
import { AccountForm } from './AccountForm.tsx'
import { EmailField } from './EmailField.tsx'
import { checkedBy } from './links/loading.ts'
import { useSubmit } from './useSubmit.ts'

const resolver = checkedBy(({ oneEmail }) => oneEmail)

interface EmailFormProps {
  readonly button: string
  readonly onSend: (email: string) => Promise<void>
}

/** A form that asks for an e-mail and sends something there. */
export function EmailForm({ button, onSend }: EmailFormProps) {
  const form = useForm({ resolver, defaultValues: { email: '' } })
  const submit = useSubmit(form, ({ email }) => onSend(email))
  return (
    <AccountForm form={form} {...submit} button={button}>
      <EmailField autoComplete="email" />
    </AccountForm>
  )
}
