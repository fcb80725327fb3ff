import { Text } from '@mantine/core'
import { Fragment } from 'react'
import { useSession } from '../session/session.ts'
import { employer, groupadmin, type Side, student } from '../side.ts'
import { TextLink } from '../ui/links.tsx'
import { Notice } from '../ui/Notice.tsx'
import { AccountPage } from './AccountPage.tsx'
import { SignInForm } from './SignInForm.tsx'
import type { SignInSearch } from './signInSearch.ts'

const notices = {
  verified: 'Your e-mail is verified. You can sign in now.',
  passwordChanged: 'Your password is changed. Please sign in with the new one.',
} as const

/** Sign-in for one kind of user. */
export function SignInPage({ side, search }: { readonly side: Side; readonly search: SignInSearch }) {
  const ended = useSession((state) => state.ending === 'ended')
  const keyword = useSession((state) => state.searchKeyword)
  const others = [student, employer, groupadmin].filter(({ type }) => type !== side.type)
  return (
    <AccountPage
      side={side}
      title="Sign in"
      subtitle={keyword !== undefined && side.type === 'profile' ? `Sign in to see who matches “${keyword}”.` : undefined}
      footer={
        <>
          <Text>
            New here? <TextLink to={side.signUp}>Create an account</TextLink>
          </Text>
          <Text c="dimmed">
            Not {side.noun}? Sign in as{' '}
            {others.map(({ type, login, noun }, place) => (
              <Fragment key={type}>
                {place > 0 && ' or '}
                <TextLink to={login}>{noun}</TextLink>
              </Fragment>
            ))}
          </Text>
        </>
      }
    >
      <div aria-live="polite">
        {search.notice !== undefined && <Notice tone="good">{notices[search.notice]}</Notice>}
        {ended && <Notice>Your session has ended. Please sign in again. What you typed is kept.</Notice>}
      </div>
      <SignInForm side={side} returnTo={search.returnTo} />
    </AccountPage>
  )
}
