import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useDraft } from '../../../drafts/drafts.ts'

/**
 * A text that is written where a button was that opens it. It is kept until it is sent or given up; then the button is back, and has the focus.
 * What is on its way cannot be changed any more: it would be lost with it.
 * @param form the name under which it is kept
 */
export function useOpenedText(form: string) {
  const draft = useDraft<string>(form)
  const [text, setText] = useState(() => draft.read() ?? '')
  const [isOpen, setOpen] = useState(text !== '')
  const [isSending, setSending] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
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
      value: text,
      readOnly: isSending,
      onChange({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) {
        setText(value)
        draft.save(value)
      },
    },
    /** @param work answers whether it succeeded */
    async send(work: (text: string) => Promise<boolean | undefined>) {
      if (isSending) return
      setSending(true)
      const done = await work(text)
      setSending(false)
      if (done === true) close()
    },
  }
}
