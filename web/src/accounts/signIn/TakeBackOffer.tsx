import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { sentenceOf } from '../../api/failure.ts'
import { moment } from '../../ui/dates.ts'
import { Notice } from '../../ui/notices/Notice.tsx'

interface TakeBackOfferProps {
  /** When the account is erased, in milliseconds since 1970. */
  readonly until: unknown
  readonly onTakeBack: () => Promise<void>
}

/** Asks whoever signs in to a deleted account whether to take it back. */
export function TakeBackOffer({ until, onTakeBack }: TakeBackOfferProps) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const takeBack = async () => {
    setBusy(true)
    await onTakeBack().catch(setFailure)
    setBusy(false)
  }
  return (
    <div role="alert">
      <Notice>
        <Text>
          {failure === undefined
            ? `This account was deleted. Until ${moment(Number(until))} you can take it back, with everything in it.`
            : sentenceOf(failure)}
        </Text>
        <Button variant="default" loading={isBusy} onClick={() => void takeBack()}>
          Take my account back
        </Button>
      </Notice>
    </div>
  )
}
