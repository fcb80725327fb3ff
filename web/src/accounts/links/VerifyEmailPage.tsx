import { Stack, Text } from '@mantine/core'
import type { Side } from '../../session/side.ts'
import { ButtonLink, TextLink } from '../../ui/links.tsx'
import { AccountPage } from '../AccountPage.tsx'

interface VerifyEmailPageProps {
  readonly side: Side
  /** The e-mail of an account made just now. */
  readonly createdFor?: string | undefined
  /** The e-mail that a verification e-mail was sent to again: it comes before the other. */
  readonly sentTo?: string | undefined
}

function titleOf({ createdFor, sentTo }: Omit<VerifyEmailPageProps, 'side'>): string {
  if (sentTo !== undefined) return `Verification email has been sent to ${sentTo}.`
  if (createdFor !== undefined) return `Your account is created! Verification email has been sent to ${createdFor}.`
  return 'Verification email has been sent.'
}

/** Confirms a registration, in the specification's words. */
export function VerifyEmailPage({ side, ...emails }: VerifyEmailPageProps) {
  return (
    <AccountPage side={side} title={titleOf(emails)}>
      <Stack>
        <Text>
          Please verify your email from the link we&apos;ve sent you. Please check your spam folder for email verification link in case you
          cannot locate it.
        </Text>
        <ButtonLink to={side.login}>Go to sign in</ButtonLink>
        <Text c="dimmed">
          Nothing there? <TextLink to={side.resendVerification}>Send the e-mail again</TextLink>
        </Text>
      </Stack>
    </AccountPage>
  )
}
