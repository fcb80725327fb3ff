import { useQuery } from '@tanstack/react-query'
import { validateHash } from '@trellis/contract/accounts/accounts.ts'
import { kindSpelling, personKinds } from '@trellis/contract/wire/personKinds.ts'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { failedWith, sentenceOf } from '../../api/failure.ts'
import { sideOf, student } from '../../session/side.ts'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { SkeletonLines, Waiting } from '../../ui/states/Waiting.tsx'
import { AccountPage } from '../AccountPage.tsx'
import { InvalidLinkPage } from './InvalidLinkPage.tsx'
import { VerificationForm } from './VerificationForm.tsx'

interface VerificationLinkPageProps {
  /** The kind of person, as the address spells it. */
  readonly type: string
  readonly hash: string
  /** The group that whoever signed up came to join. */
  readonly groupId?: string
}

/** Opens a verification link: asks whose it is, which confirms nothing, and then for the password of that account. */
export function VerificationLinkPage({ type, hash, groupId }: VerificationLinkPageProps) {
  const kind = personKinds.find((kind) => kindSpelling.toWire(kind) === type)
  const side = kind === undefined ? student : sideOf(kind)
  const [gone, setGone] = useState(false)
  const link = useQuery({
    queryKey: ['verification', hash],
    queryFn: () => call(validateHash, { body: { hash, type: side.type } }),
    enabled: kind !== undefined,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: false,
  })
  const { error } = link
  if (gone || kind === undefined || failedWith(error, 'InvalidLink') || failedWith(error, 'BadInput')) {
    return <InvalidLinkPage side={side} kind="verification" />
  }
  if (link.isSuccess) return <VerificationForm {...{ side, hash, groupId }} link={link.data.data} onGone={() => setGone(true)} />
  return (
    <AccountPage side={side} title="Verify your e-mail">
      {error === null ? (
        <Waiting>
          <SkeletonLines count={3} />
        </Waiting>
      ) : (
        <ErrorState error={sentenceOf(error)} onRetry={() => void link.refetch()} />
      )}
    </AccountPage>
  )
}
