import { Modal } from '@mantine/core'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import { useState } from 'react'
import { useOpenedLate } from '../../../ui/loading/useOpenedLate.ts'
import { stopAsking, useAsked } from './asking.ts'
import { CohortChoice } from './CohortChoice.tsx'
import { HideProfile, PublishProfile } from './hiding/HidingChoice.tsx'
import { RoleChoice } from './RoleChoice.tsx'

const choices = { cohort: CohortChoice, role: RoleChoice, hide: HideProfile, publish: PublishProfile }

/** Asks about some members what the acts of the table want to know. */
export function MemberDialog({ groupId }: { readonly groupId: string }) {
  const asked = useAsked()
  const isOpen = useOpenedLate(asked !== undefined)
  // It keeps its words while it fades.
  const [shown, setShown] = useState(asked)
  if (asked !== undefined && asked !== shown) setShown(asked)
  const Choice = choices[shown?.what ?? 'cohort']
  return (
    <Modal.Root opened={isOpen} onClose={stopAsking} centered>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body p="xl">
          {shown !== undefined && (
            <Choice key={`${shown.what} ${shown.people.map(({ _id }) => _id).join()}`} groupId={groupId} people={shown.people} />
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
