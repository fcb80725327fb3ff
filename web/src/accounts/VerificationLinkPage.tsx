import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { validateHash } from '@trellis/contract/accounts.ts'
import { profileTypes } from '@trellis/contract/endpoint.ts'
import { call } from '../api/call.ts'
import { failedWith, sentenceOf } from '../api/failure.ts'
import { keys } from '../api/keys.ts'
import { paths } from '../paths.ts'
import { sideOf, student } from '../side.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { SkeletonLines, Waiting } from '../ui/Waiting.tsx'
import { AccountPage } from './AccountPage.tsx'
import { InvalidLinkPage } from './InvalidLinkPage.tsx'

interface VerificationLinkPageProps {
  readonly type: string
  readonly hash: string
}

/** Opens a verification link: sends its hash once, then leads to sign-in. */
export function VerificationLinkPage({ type, hash }: VerificationLinkPageProps) {
  const known = profileTypes.find((name) => name === type)
  const side = known === undefined ? student : sideOf(known)
  // A query rather than a mutation in an effect, so that mounting twice sends once.
  const verification = useQuery({
    queryKey: keys.verification(hash),
    queryFn: () => call(validateHash, { body: { hash, type: side.type } }),
    enabled: known !== undefined,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: false,
  })
  if (verification.isSuccess) {
    // A student's first sign-in leads to the guided first visit of the bio.
    const returnTo = side.type === 'profile' && { returnTo: paths.firstVisit(verification.data.data.id) }
    return <Navigate to={side.login} search={{ notice: 'verified', ...returnTo }} replace />
  }
  const { error } = verification
  if (known === undefined || failedWith(error, 'InvalidLink') || failedWith(error, 'BadInput')) {
    return <InvalidLinkPage side={side} kind="verification" />
  }
  return (
    <AccountPage side={side} title="Verifying your e-mail">
      {error === null ? (
        <Waiting>
          <SkeletonLines count={3} />
        </Waiting>
      ) : (
        <ErrorState error={sentenceOf(error)} onRetry={() => void verification.refetch()} />
      )}
    </AccountPage>
  )
}
