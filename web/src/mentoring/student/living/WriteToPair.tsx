import { Button, Textarea } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { LONGEST_MESSAGE } from '@trellis/contract/mentoring/living/writing.ts'
import { useState } from 'react'
import { focusOnceThere } from '../../../ui/focusOnceThere.ts'
import type { PairOfMember, PairLifeActions } from './livingQueries.ts'
import classes from './Living.module.css'
import { useOpenedText } from './useOpenedText.ts'

interface Props {
  readonly name: string
  readonly pair: PairOfMember
  readonly actions: PairLifeActions
}

/** Where one of a pair writes to the other, who gets it by the product's mail. */
export function WriteToPair({ name, pair, actions }: Props) {
  const { text, isOpen, button, open, close, field, send } = useOpenedText(
    `message.${pair.mgrpID}.${pair.otherId}.${pair.as}`,
    LONGEST_MESSAGE,
  )
  const [isEmpty, setEmpty] = useState(false)
  const merged = useMergedRef(focusOnceThere, field.ref)
  const isBlank = text.trim() === ''
  if (!isOpen) {
    return (
      <div>
        <Button ref={button} variant="default" onClick={open}>
          {`Write to ${name}`}
        </Button>
      </div>
    )
  }
  return (
    <section className={classes.part} aria-label={`Write to ${name}`}>
      <Textarea
        label={`Write to ${name}`}
        description={`${name} gets it by mail at once, and can answer here. Neither of you is told the other’s e-mail. Advisors do not read it.`}
        autosize
        minRows={3}
        autoComplete="off"
        {...field}
        ref={merged}
        error={isEmpty && isBlank ? 'Write something first' : field.error}
      />
      <div className={classes.does}>
        <Button onClick={() => (isBlank ? setEmpty(true) : void send((written) => actions.write(written, name)))}>Send</Button>
        <Button variant="default" onClick={close}>
          Cancel
        </Button>
      </div>
    </section>
  )
}
