import { Button, Group, Text } from '@mantine/core'
import type { LinkOfPerson } from '@trellis/contract/postings/linkSides.ts'
import type { LinkEvent } from '@trellis/contract/postings/links.ts'
import { useState } from 'react'
import classes from '../../../postings/PostingPage.module.css'
import { applyWords } from './linkWords.ts'

interface LinkButtonsProps {
  readonly link: LinkOfPerson
  /** Whether something speaks against taking the job: nothing then asks to apply. */
  readonly isHindered: boolean
  readonly isBusy: boolean
  readonly onApply: () => void
  readonly onChange: (event: LinkEvent) => void
}

/** What a student can do about a job now: what is said by `link.can`. */
export function LinkButtons({ link, isHindered, isBusy, onApply, onChange }: LinkButtonsProps) {
  const { state, flags, can } = link
  const [isAsking, setAsking] = useState(false)
  const canAgree = can.includes('ok2contact')
  const isContacted = state === 'contacted'
  // Whoever was contacted without having applied has sent nothing that declining would leave there.
  const declinesAlone = isContacted && can.includes('rejected') && !flags.applied
  if (isAsking && can.includes('withdrawn')) {
    return (
      <div>
        <Text>
          Withdraw for good? The employer is told, and no longer sees what you sent. To be considered again you would have to apply again.
        </Text>
        <Group gap="xs" mt="sm">
          <Button color="red" variant="light" onClick={() => onChange('withdrawn')}>
            Withdraw
          </Button>
          <Button variant="default" onClick={() => setAsking(false)}>
            Keep
          </Button>
        </Group>
      </div>
    )
  }
  return (
    <Group gap={8} className={classes.buttons} aria-busy={isBusy}>
      {isContacted && canAgree && <Button onClick={() => onChange('ok2contact')}>Agree to be contacted</Button>}
      {can.includes('applied') && (
        <Button variant={isHindered || (isContacted && canAgree) ? 'default' : 'filled'} onClick={onApply}>
          {applyWords(link)}
        </Button>
      )}
      {can.includes('saved') && !isContacted && (
        <Button variant="default" onClick={() => onChange('saved')}>
          Save
        </Button>
      )}
      {can.includes('cancel') && (
        <Button variant="default" onClick={() => onChange('cancel')}>
          Take from my saved jobs
        </Button>
      )}
      {!isContacted && canAgree && (
        <Button variant="default" onClick={() => onChange('ok2contact')}>
          Agree to be contacted
        </Button>
      )}
      {can.includes('rejected') && (
        <Button variant="subtle" onClick={() => onChange('rejected')}>
          {isContacted ? 'Decline' : 'Not for me'}
        </Button>
      )}
      {can.includes('withdrawn') && !declinesAlone && (
        <Button variant="subtle" onClick={() => setAsking(true)}>
          Withdraw
        </Button>
      )}
    </Group>
  )
}
