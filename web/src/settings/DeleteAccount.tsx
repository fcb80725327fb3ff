import { Button, List } from '@mantine/core'
import '@mantine/core/styles/List.layer.css'
import { useState } from 'react'
import { usePerson } from '../session/session.ts'
import { DeleteAccountForm } from './DeleteAccountForm.tsx'
import { deletionWords } from './deletionWords.ts'

/** Says what deleting the account means, and asks for the password before it is done. */
export function DeleteAccount() {
  const { userType } = usePerson()
  const [isAsking, setAsking] = useState(false)
  // Whoever thinks better of it is back at the button.
  const [hasAsked, setAsked] = useState(false)
  return (
    <>
      <List c="dimmed" spacing="xs" mb="md">
        {deletionWords(userType).map((words) => (
          <List.Item key={words}>{words}</List.Item>
        ))}
      </List>
      {isAsking ? (
        <DeleteAccountForm onCancel={() => setAsking(false)} />
      ) : (
        <Button
          variant="default"
          ref={(button) => {
            if (hasAsked) button?.focus()
          }}
          onClick={() => {
            setAsked(true)
            setAsking(true)
          }}
        >
          Delete my account…
        </Button>
      )}
    </>
  )
}
