import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { sentenceOf } from '../../api/failure.ts'
import type { Side } from '../../session/side.ts'
import { Notice } from '../../ui/notices/Notice.tsx'
import { resendVerification } from './resend.ts'

interface ResendOfferProps {
  readonly side: Side
  readonly email: string
  /** Why the link is needed. */
  readonly sentence: string
}

/** Offers, in place, to send the verification link again. */
export function ResendOffer({ side, email, sentence }: ResendOfferProps) {
  const [step, setStep] = useState<'offered' | 'sending' | 'sent'>('offered')
  const [failure, setFailure] = useState<unknown>()
  const send = async () => {
    setStep('sending')
    try {
      await resendVerification(side, email)
      setStep('sent')
    } catch (reason) {
      setFailure(reason)
      setStep('offered')
    }
  }
  if (step === 'sent') {
    return (
      <div aria-live="polite">
        <Notice tone="good">A new link is on its way to {email}. Please check your spam folder too. Then sign in here.</Notice>
      </div>
    )
  }
  return (
    <div role="alert">
      <Notice tone="problem">
        <Text>{failure === undefined ? sentence : sentenceOf(failure)}</Text>
        <Button variant="default" loading={step === 'sending'} onClick={() => void send()}>
          Send the link again
        </Button>
      </Notice>
    </div>
  )
}
