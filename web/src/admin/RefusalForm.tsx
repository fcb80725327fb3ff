import { zodResolver } from '@hookform/resolvers/zod'
import { Button, Group, Modal, Textarea } from '@mantine/core'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import { type Advisor, LONGEST_REASON } from '@trellis/contract/accounts/approvals.ts'
import { requiredText } from '@trellis/contract/texts/text.ts'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { FormFailure } from '../accounts/FormFailure.tsx'
import { useSubmit } from '../accounts/useSubmit.ts'
import { useLast } from '../ui/useLast.ts'

const RefusalInput = z.object({ reason: requiredText(LONGEST_REASON, 'Say why: they read it') })

interface RefusalFormProps {
  /** Who is about to be refused; undefined while nothing is asked. */
  readonly advisor: Advisor | undefined
  readonly onRefuse: (advisor: Advisor, reason: string) => Promise<void>
  readonly onClose: () => void
}

/** Asks for the reason of a refusal, which the advisor reads. */
export function RefusalForm({ advisor, onRefuse, onClose }: RefusalFormProps) {
  const named = useLast(advisor)
  return (
    <Modal.Root opened={advisor !== undefined} onClose={onClose} centered>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body p="xl">
          <Modal.Title fw={600} fz="lg" mb="xs">
            {named?.state === 'approved' ? `Take the approval of ${named.name} back?` : `Refuse ${named?.name}?`}
          </Modal.Title>
          {named !== undefined && <Reason key={named._id} advisor={named} onRefuse={onRefuse} onClose={onClose} />}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

function Reason({ advisor, onRefuse, onClose }: RefusalFormProps & { readonly advisor: Advisor }) {
  const form = useForm({ resolver: zodResolver(RefusalInput), defaultValues: { reason: '' } })
  const { onSubmit, failure } = useSubmit(form, ({ reason }) => onRefuse(advisor, reason))
  const { errors, isSubmitting } = form.formState
  return (
    <form onSubmit={onSubmit} noValidate>
      <Textarea
        label="Why?"
        description="They read these words, in a mail and when they sign in. They can ask again a day later, and you can still approve them."
        autosize
        minRows={3}
        maxRows={8}
        data-autofocus
        error={errors.reason?.message}
        {...form.register('reason')}
      />
      <FormFailure failure={failure} />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          Not yet
        </Button>
        <Button type="submit" color="red.9" loading={isSubmitting}>
          {advisor.state === 'approved' ? 'Take back' : 'Refuse'}
        </Button>
      </Group>
    </form>
  )
}
