import { Button, Textarea } from '@mantine/core'
import { LONGEST_MESSAGE } from '@trellis/contract/mentoring/living/writing.ts'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useDraft } from '../../../drafts/drafts.ts'
import { focusOnceThere } from '../../../ui/focusOnceThere.ts'
import type { PairOfMember, PairLifeActions } from './livingQueries.ts'
import classes from './Living.module.css'

interface Props {
  readonly name: string
  readonly pair: PairOfMember
  readonly actions: PairLifeActions
}

/** Where one of a pair writes to the other, who gets it by the product's mail. */
export function WriteToPair({ name, pair, actions }: Props) {
  const draft = useDraft<string>(`message.${pair.mgrpID}.${pair.otherId}.${pair.as}`)
  const [text, setText] = useState(() => draft.read() ?? '')
  const [isOpen, setOpen] = useState(text !== '')
  const [isEmpty, setEmpty] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    draft.drop()
    setText('')
    flushSync(() => setOpen(false))
    button.current?.focus()
  }
  const send = async () => {
    if (text.trim() === '') return setEmpty(true)
    if (await actions.write(text, name)) close()
  }
  if (!isOpen) {
    return (
      <div>
        <Button ref={button} variant="default" onClick={() => setOpen(true)}>
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
        error={isEmpty && text.trim() === '' ? 'Write something first' : undefined}
        autosize
        minRows={3}
        maxLength={LONGEST_MESSAGE}
        autoComplete="off"
        ref={focusOnceThere}
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setText(value)
          draft.save(value)
        }}
      />
      <div className={classes.does}>
        <Button onClick={() => void send()}>Send</Button>
        <Button variant="default" onClick={close}>
          Cancel
        </Button>
      </div>
    </section>
  )
}
