import { Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { OwnApproval } from '@trellis/contract/accounts/approvals.ts'
import { paths } from '@trellis/contract/screens.ts'
import { type ReactNode, useEffect } from 'react'
import { sentenceOf } from '../../api/failure.ts'
import { beginSession } from '../../session/session.ts'
import { renewSession } from '../../session/start.ts'
import { ButtonLink, LoneLink } from '../../ui/links.tsx'
import { notify } from '../../ui/notices/notify.tsx'
import { Page } from '../../ui/Page.tsx'
import { productName } from '../../ui/product.ts'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { SkeletonLines, Waiting } from '../../ui/states/Waiting.tsx'
import classes from './ApprovalPage.module.css'
import { approvalQuery } from './approvalQuery.ts'
import { AskAgain } from './AskAgain.tsx'
import { Steps } from './Steps.tsx'

interface ApprovalPageProps {
  readonly userId: string
  /** What others ask of them, which they may answer while they wait. */
  readonly asked: ReactNode
}

/** Where an advisor waits: what happens next, or why they were refused. Once they are approved, it leads on by itself. */
export function ApprovalPage({ userId, asked }: ApprovalPageProps) {
  const { data: approval, error, refetch } = useQuery(approvalQuery(userId))
  const isIn = approval?.state === 'approved'
  useEffect(() => {
    if (isIn) void goOn().catch((failure: unknown) => notify.failure(failure))
  }, [isIn])
  const isRefused = approval?.state === 'refused'
  return (
    <Page title={isRefused ? 'You were not approved' : 'Your account waits for approval'}>
      {approval === undefined && error !== null && <ErrorState error={sentenceOf(error)} onRetry={() => void refetch()} />}
      {approval === undefined && error === null && (
        <Waiting>
          <SkeletonLines count={6} />
        </Waiting>
      )}
      {approval !== undefined && (
        <>
          {asked}
          {isRefused ? <Refusal approval={approval} /> : <Steps approval={approval} />}
          <AskAgain userId={userId} approval={approval} />
          <Group mt="xl" gap="lg">
            <ButtonLink to={paths.groupadminProfile(userId)}>{isRefused ? 'Complete my profile' : 'Go on to my profile'}</ButtonLink>
            <LoneLink to={paths.groupadminHelp()}>Help</LoneLink>
            <LoneLink to={paths.settings()}>Settings</LoneLink>
          </Group>
        </>
      )}
    </Page>
  )
}

/** The session learns that its person is approved, and the page leads on. */
async function goOn(): Promise<void> {
  beginSession(await renewSession('advisor'))
  notify.success('You are approved. Everything that advisors do is open to you now.')
}

function Refusal({ approval }: { readonly approval: OwnApproval }) {
  return (
    <>
      <Text mb="md">An administrator of {productName()} wrote to you:</Text>
      <blockquote className={classes.reason}>{approval.reason}</blockquote>
      <Text mt="md">
        Your account stays, with everything in your profile. Mend there what is missing, and ask again. You see nobody else’s profile until
        you are approved.
      </Text>
    </>
  )
}
