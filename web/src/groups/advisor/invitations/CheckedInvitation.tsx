import { Button, Group } from '@mantine/core'
import { type InvitationFate, invitationFates, type InvitedAddress } from '@trellis/contract/groups/invitations.ts'
import { withoutLinks } from '@trellis/contract/groups/addresses/addresses.ts'
import { useEffect, useRef, useState } from 'react'
import { FormFailure } from '../../../accounts/FormFailure.tsx'
import classes from './Invitations.module.css'
import { fateWords } from './invitationWords.ts'
import { MendFaulty } from './MendFaulty.tsx'
import { type Mended, withMended } from './mending.ts'
import type { Told, TypedInvitation } from './useInvitationActions.ts'
import { counted } from '../../../ui/words/counted.ts'

interface CheckedInvitationProps {
  readonly typed: TypedInvitation
  readonly told: Told
  readonly onTyped: (typed: TypedInvitation) => void
  /** @throws CallFailed */
  readonly onCheck: (typed: TypedInvitation) => Promise<void>
  /** @throws CallFailed */
  readonly onSend: () => Promise<void>
  readonly onBack: (typed: TypedInvitation) => void
}

const nothingMended: Mended = new Map()
const fatesToldAfter: readonly InvitationFate[] = invitationFates.filter((fate) => fate !== 'faulty')

/** What was read of a list of addresses, what becomes of each, and the letter: before it is sent. */
export function CheckedInvitation({ typed, told, onTyped, onCheck, onSend, onBack }: CheckedInvitationProps) {
  const [mended, setMended] = useState(nothingMended)
  const [running, setRunning] = useState<'check' | 'send'>()
  const [failure, setFailure] = useState<unknown>()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const byFate = Map.groupBy(
    told.addresses.map((one, place) => ({ ...one, place })),
    ({ fate }) => fate,
  )
  const letters = byFate.get('invited')?.length ?? 0
  const faulty = byFate.get('faulty')?.length ?? 0
  const isMended = mended.size > 0
  const withThem = () => ({
    ...typed,
    emailList: withMended(typed.emailList, mended),
  })
  const run = async (what: 'check' | 'send') => {
    if (running !== undefined) return
    setRunning(what)
    setFailure(undefined)
    try {
      if (what === 'send') return await onSend()
      await onCheck(withThem())
      setMended(nothingMended)
      heading.current?.focus()
    } catch (reason) {
      setFailure(reason)
    }
    setRunning(undefined)
  }
  const mend = (at: number, value: string) => {
    const now = new Map(mended).set(at, value)
    if (value === told.addresses[at]!.email) now.delete(at)
    setMended(now)
    onTyped({ ...typed, emailList: withMended(typed.emailList, now) })
  }
  const hadLinks = withoutLinks(typed.personalLine) !== typed.personalLine.trim().split(/\s+/).join(' ')
  return (
    <div className={classes.form}>
      <h3 className={classes.heading} ref={heading} tabIndex={-1}>
        {fateWords('invited', letters)}
      </h3>
      {faulty > 0 && <MendFaulty addresses={told.addresses} mended={mended} onMend={mend} />}
      <div>
        {fatesToldAfter.map((fate) => (
          <Fate key={fate} fate={fate} addresses={byFate.get(fate) ?? []} />
        ))}
      </div>
      {letters > 0 && (
        <section aria-label="The letter">
          <h4 className={classes.subheading}>The letter</h4>
          <div className={classes.letter}>
            <b>{told.letter.subject}</b>
            <p>{told.letter.text}</p>
          </div>
          <p className={classes.line}>
            Each has a link of its own.
            {hadLinks && ' Links were taken out of your personal line.'}
          </p>
        </section>
      )}
      <FormFailure failure={failure} />
      <Group gap="xs">
        <Button loading={running === 'send'} disabled={letters === 0 || isMended || running === 'check'} onClick={() => void run('send')}>
          Send {counted(letters, 'letter', 'letters')}
        </Button>
        {faulty > 0 && (
          <Button
            variant="default"
            loading={running === 'check'}
            disabled={!isMended || running === 'send'}
            onClick={() => void run('check')}
          >
            Check again
          </Button>
        )}
        <Button variant="subtle" disabled={running !== undefined} onClick={() => onBack(withThem())}>
          Back to the list
        </Button>
      </Group>
      {faulty > 0 && (
        <p className={classes.line} aria-live="polite">
          {isMended ? 'Check again what you mended, then send.' : 'What is faulty gets no letter.'}
        </p>
      )}
    </div>
  )
}

/** So many addresses are shown at once. */
const MOST_SHOWN = 500

type Placed = InvitedAddress & { readonly place: number }

/** Addresses of which the same becomes. Nothing where there is none. */
function Fate({ fate, addresses }: { readonly fate: InvitationFate; readonly addresses: readonly Placed[] }) {
  if (addresses.length === 0) return null
  const shown = addresses.slice(0, MOST_SHOWN)
  return (
    <details className={classes.fate}>
      <summary>{fateWords(fate, addresses.length)}</summary>
      <ul>
        {shown.map(({ email, place }) => (
          <li key={place}>{email}</li>
        ))}
        {addresses.length > shown.length && <li>and {(addresses.length - shown.length).toLocaleString('en')} more</li>}
      </ul>
    </details>
  )
}
