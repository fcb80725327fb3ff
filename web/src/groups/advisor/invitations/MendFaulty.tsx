import { TextInput } from '@mantine/core'
import type { InvitedAddress } from '@trellis/contract/groups/invitations.ts'
import classes from './Invitations.module.css'
import { type Mended, whyStillFaulty } from './mending.ts'
import { counted } from '../../../ui/words/counted.ts'

interface MendFaultyProps {
  readonly addresses: readonly InvitedAddress[]
  readonly mended: Mended
  /** @param at the place among all addresses */
  readonly onMend: (at: number, typed: string) => void
}

/** So many are mended at once: more would be a screen of nothing else. */
const MOST_SHOWN = 50

/** What in a list is no address, each to be mended where it stands, with the reason. */
export function MendFaulty({ addresses, mended, onMend }: MendFaultyProps) {
  const faulty = [...addresses.entries()].filter(([, { fate }]) => fate === 'faulty')
  return (
    <section aria-label="To mend">
      <h4 className={classes.subheading}>
        {counted(faulty.length, 'line has a fault', 'lines have a fault')}: mend them here, or empty those that you leave out
      </h4>
      <ul className={classes.faulty}>
        {faulty.slice(0, MOST_SHOWN).map(([at, { email, line, why }]) => {
          const typed = mended.get(at)
          const fault = typed === undefined ? why : whyStillFaulty(typed)
          return (
            <li key={at}>
              <TextInput
                label={`Line ${line}`}
                value={typed ?? email}
                autoComplete="off"
                spellCheck={false}
                inputMode="email"
                error={fault === '' ? undefined : fault}
                description={fault !== '' ? undefined : typed?.trim() === '' ? 'It is left out.' : 'It is an address now.'}
                inputWrapperOrder={['label', 'input', 'error', 'description']}
                onChange={({ currentTarget }) => onMend(at, currentTarget.value)}
              />
            </li>
          )
        })}
      </ul>
      {faulty.length > MOST_SHOWN && (
        <p className={classes.line}>And {(faulty.length - MOST_SHOWN).toLocaleString('en')} more: they are shown once these are mended.</p>
      )}
    </section>
  )
}
