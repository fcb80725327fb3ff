import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useDraft } from '../../../drafts/drafts.ts'
import { tooLong } from '../../../ui/words/tooLong.ts'

/**
 * A text that is written where a button was that opens it. It is kept until it is sent or given up; then the button is back, and has the focus.
 * What is on its way cannot be changed any more: it would be lost with it.
 * @param form the name under which it is kept
 * @param longest how many characters of it can be sent: more are kept, and told
 */
export function useOpenedText(form: string, longest: number) {
  const draft = useDraft<string>(form)
  const [text, setText] = useState(() => draft.read() ?? '')
  const [isOpen, setOpen] = useState(text !== '')
  const [isSending, setSending] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const input = useRef<HTMLTextAreaElement>(null)
  const fault = tooLong(text, longest)
  const close = () => {
    draft.drop()
    setText('')
    flushSync(() => setOpen(false))
    button.current?.focus()
  }
  return {
    text,
    isOpen,
    button,
    open: () => setOpen(true),
    close,
    /** Of the field. */
    field: {
      ref: input,
      value: text,
      error: fault,
      readOnly: isSending,
      onChange({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) {
        setText(value)
        draft.save(value)
      },
    },
    /** @param work answers whether it succeeded */
    async send(work: (text: string) => Promise<boolean | undefined>) {
      if (isSending) return
      if (fault !== undefined) return input.current?.focus()
      setSending(true)
      const done = await work(text)
      setSending(false)
      if (done === true) close()
    },
  }
}
