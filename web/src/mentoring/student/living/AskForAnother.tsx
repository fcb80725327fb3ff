import { Button, Textarea } from '@mantine/core'
import { LONGEST_ASK_REASON } from '@trellis/contract/mentoring/living/fit.ts'
import type { PairLife } from '@trellis/contract/mentoring/living/sessions.ts'
import { focusOnceThere } from '../../../ui/focusOnceThere.ts'
import classes from './Living.module.css'
import type { PairLifeActions } from './livingQueries.ts'
import { useOpenedText } from './useOpenedText.ts'

interface Props {
  readonly name: string
  readonly life: PairLife
  readonly actions: PairLifeActions
}

/** Where somebody tells the advisors, and nobody else, that a pair does not work, or takes it back. */
export function AskForAnother({ name, life, actions }: Props) {
  // The button asks, or takes it back: whichever is there.
  const { isOpen, button, open, close, field, send } = useOpenedText(
    `another.${life.mgrpID}.${life.otherId}.${life.as}`,
    LONGEST_ASK_REASON,
  )
  const takeBack = async () => {
    if (await actions.askForAnother(false, '')) button.current?.focus()
  }
  if (life.asksForAnother !== null) {
    return (
      <div>
        <p className={classes.line}>{`You told the advisors that it does not work with ${name}. ${name} is not told.`}</p>
        {life.asksForAnother.reason !== '' && <p className={classes.note}>{life.asksForAnother.reason}</p>}
        <Button ref={button} variant="subtle" onClick={() => void takeBack()}>
          Take it back
        </Button>
      </div>
    )
  }
  if (!isOpen) {
    return (
      <div>
        <Button ref={button} variant="subtle" color="gray" onClick={open}>
          This is not working
        </Button>
      </div>
    )
  }
  return (
    <section className={classes.part} aria-label={`It does not work with ${name}`}>
      <h3 className={classes.heading} ref={focusOnceThere} tabIndex={-1}>{`Ask for another ${life.as}`}</h3>
      <p
        className={classes.quiet}
      >{`Only the advisors of the group are told. ${name} is not, and you stay a pair until the advisors change it.`}</p>
      <Textarea label="Why (you need not say)" autosize minRows={2} autoComplete="off" {...field} />
      <div className={classes.does}>
        <Button onClick={() => void send((reason) => actions.askForAnother(true, reason))}>Tell the advisors</Button>
        <Button variant="default" onClick={close}>
          Cancel
        </Button>
      </div>
    </section>
  )
}
