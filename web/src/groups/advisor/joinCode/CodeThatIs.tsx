import { Button, Text } from '@mantine/core'
import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import type { GroupRecord } from '@trellis/contract/groups/groups.ts'
import { inHalves } from '@trellis/contract/groups/codes/codeSigns.ts'
import type { JoinCode } from '@trellis/contract/groups/codes/joinCodes.ts'
import { lazy, Suspense, useRef, useState } from 'react'
import { moment } from '../../../ui/dates.ts'
import { ahead } from '../../../ui/loading/ahead.ts'
import { notify } from '../../../ui/notices/notify.tsx'
import { Notice } from '../../../ui/notices/Notice.tsx'
import { Question } from '../../../ui/questions/Question.tsx'
import classes from './JoinCode.module.css'
import { codeState, endWords, usedWords } from './joinCodeWords.ts'
import { TermsForm } from './TermsForm.tsx'
import { usualTerms } from './terms.ts'
import type { JoinCodeActions } from './useJoinCode.ts'
import { useTimeUntil } from './useTimeUntil.ts'

const Board = lazy(ahead(async () => ({ default: (await import('./Board.tsx')).Board })))

interface CodeThatIsProps {
  readonly groupId: string
  readonly info: Pick<GroupRecord['_source']['generalInfo'], 'name'>
  readonly code: JoinCode
  /** Whether the group is open. */
  readonly isOpen: boolean
  /** Why nobody comes into the group, whatever the code; empty where people do. */
  readonly shut: string
  readonly actions: JoinCodeActions
  readonly onOff: () => void
}

/** A group's code with all that an advisor does with it. */
export function CodeThatIs({ groupId, info, code, isOpen, shut, actions, onOff }: CodeThatIsProps) {
  const [asked, setAsked] = useState<'renew' | 'off'>()
  const [isLarge, setLarge] = useState(false)
  const largeButton = useRef<HTMLButtonElement>(null)
  const now = useTimeUntil(code.expiresAt)
  const signs = inHalves(code.code)
  const address = `${location.origin}${groupPaths.joinByCode(signs)}`
  const state = codeState(code, now)
  const works = state === 'works' && shut === ''
  // A code that has ended is followed by one that has not.
  const { expiresAt } = state === 'ended' ? usualTerms(now) : code
  const next = { expiresAt, mostUses: code.mostUses }
  return (
    <section className={classes.card} aria-labelledby="code-that-is">
      <h3 className={classes.heading} id="code-that-is">
        Code
      </h3>
      <p className={classes.signs} data-off={!works || undefined}>
        {signs}
      </p>
      {shut !== '' && <Notice tone="problem">{shut}</Notice>}
      {shut === '' && state !== 'works' && <Notice tone="problem">{endWords(code, now)}</Notice>}
      <Text>
        {usedWords(code)} {works && endWords(code, now)}
      </Text>
      <div className={classes.actions}>
        <Button ref={largeButton} disabled={!works} onClick={() => setLarge(true)}>
          Show it large
        </Button>
        <Button variant="default" onClick={() => void copyAddress(address)}>
          Copy the link
        </Button>
        <Button variant="default" disabled={actions.isBusy || !isOpen} onClick={() => setAsked('renew')}>
          New code…
        </Button>
        <Button variant="subtle" color="gray" disabled={actions.isBusy} onClick={() => setAsked('off')}>
          Turn off…
        </Button>
      </div>
      {isOpen && <TermsForm key={code.code} groupId={groupId} stored={code} button="Change" onStore={(terms) => actions.change(terms)} />}
      {isLarge && works && (
        <Suspense>
          <Board
            {...{ name: info.name, signs, address }}
            onClose={() => {
              setLarge(false)
              largeButton.current?.focus()
            }}
          />
        </Suspense>
      )}
      <Question
        opened={asked === 'renew'}
        title="Make a new code?"
        yes="Make a new code"
        no="Keep it"
        isRisky
        onYes={async () => {
          await actions.renew(next)
          setAsked(undefined)
        }}
        onNo={() => setAsked(undefined)}
      >
        {signs} stops working at once, its picture too: whoever still has it needs the new one. Whoever used it stays. The new code works
        until {moment(next.expiresAt)}, for {next.mostUses.toLocaleString('en')} people.
      </Question>
      <Question
        opened={asked === 'off'}
        title="Turn off the code?"
        yes="Turn off"
        no="Keep it"
        isRisky
        onYes={async () => {
          await actions.turnOff()
          setAsked(undefined)
          onOff()
        }}
        onNo={() => setAsked(undefined)}
      >
        {signs} stops working at once, its picture too. Whoever used it stays. If you turn a code on later, it is another one.
      </Question>
    </section>
  )
}

/** Puts the address that uses a code where it can be pasted from; where the browser does not allow that, shows it. */
async function copyAddress(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address)
    notify.success('The link is copied.')
  } catch {
    notify.info(`This is the link: ${address}`)
  }
}
