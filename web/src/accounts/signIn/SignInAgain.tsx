import { Button, Modal, Stack, Text, TextInput } from '@mantine/core'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import { useForm } from 'react-hook-form'
import { beginSession, endSession, usePerson } from '../../session/session.ts'
import { sideOf } from '../../session/side.ts'
import { AccountForm } from '../AccountForm.tsx'
import { CurrentPasswordField } from './CurrentPasswordField.tsx'
import { checkedBy } from '../links/loading.ts'
import { requestSignIn } from './requestSignIn.ts'
import { useSubmit } from '../useSubmit.ts'

const resolver = checkedBy(({ signIn }) => signIn)

/** Sign-in over the page, for whose session ended while they typed: everything below stays as it is. */
export function SignInAgain() {
  const { info, userType } = usePerson()
  const form = useForm({ resolver, defaultValues: { email: info.email, password: '' } })
  const { onSubmit, failure } = useSubmit(
    form,
    async ({ email, password }) => {
      beginSession(await requestSignIn(sideOf(userType), email, password))
    },
    { WrongCredentials: 'password' },
  )
  return (
    <Modal.Root opened onClose={() => undefined} closeOnEscape={false} closeOnClickOutside={false} centered>
      <Modal.Overlay blur={6} />
      <Modal.Content>
        <Modal.Body p="xl">
          <Modal.Title fw={600} fz="lg" mb="xs">
            Your session has ended
          </Modal.Title>
          <Text mb="lg">Sign in again to go on. What you typed is still here.</Text>
          <Stack>
            <AccountForm form={form} onSubmit={onSubmit} failure={failure} button="Sign in">
              <TextInput label="E-mail" value={info.email} readOnly autoComplete="username" />
              <CurrentPasswordField label="Password" name="password" />
            </AccountForm>
            <Button variant="subtle" color="gray" onClick={() => endSession('ended')}>
              Leave this page
            </Button>
          </Stack>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
