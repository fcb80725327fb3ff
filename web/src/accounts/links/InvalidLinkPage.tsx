import { LINK_HOURS, RESET_MINUTES } from '@trellis/contract/accounts/times.ts'
import type { Side } from '../../session/side.ts'
import { ButtonLink, LoneLink } from '../../ui/links.tsx'
import { AccountPage } from '../AccountPage.tsx'

interface InvalidLinkPageProps {
  readonly side: Side
  readonly kind: 'verification' | 'password'
}

/** For a mailed link that is used up, too old or mistyped. */
export function InvalidLinkPage({ side, kind }: InvalidLinkPageProps) {
  const lasts = kind === 'verification' ? `${LINK_HOURS} hours` : `${RESET_MINUTES} minutes`
  return (
    <AccountPage
      side={side}
      title="This link is invalid or has expired"
      subtitle={`A link works once, and for ${lasts}. If you have used it already, just sign in.`}
      footer={<LoneLink to={side.login}>Sign in</LoneLink>}
    >
      <ButtonLink fullWidth to={kind === 'verification' ? side.resendVerification : side.forgotPassword}>
        Ask for a new link
      </ButtonLink>
    </AccountPage>
  )
}
