import { Text } from '@mantine/core'
import { TAKE_BACK_DAYS } from '@trellis/contract/accounts/leaving.ts'
import { Fragment } from 'react'
import { paths } from '@trellis/contract/screens.ts'
import { endingWords } from '../../session/endingWords.ts'
import { type Person, useSession } from '../../session/session.ts'
import { advisor, employer, type Side, sideOf, student } from '../../session/side.ts'
import { TextLink } from '../../ui/links.tsx'
import { Notice } from '../../ui/notices/Notice.tsx'
import { AccountPage } from '../AccountPage.tsx'
import { publicJobAt, type WishOf } from './afterSignIn.ts'
import { SignInForm } from './SignInForm.tsx'
import type { SignInSearch } from './signInSearch.ts'

const notices = {
  verified: 'Your e-mail is verified. You can sign in now.',
  passwordChanged: 'Your password is changed. Please sign in with the new one.',
  emailChanged: 'A link was sent to your new e-mail. Open it first, then sign in with the new e-mail.',
  deleted: `Your account is deleted. If you change your mind within ${TAKE_BACK_DAYS} days, sign in here and take it back.`,
} as const

const forbidden = (what: string) => `${what} belongs to somebody else, and the account you are signed in with may not see or change it.`

interface SignInPageProps {
  readonly side: Side
  readonly search: SignInSearch
  readonly wishOf?: WishOf
}

/** Sign-in for one kind of user. */
export function SignInPage({ side, search, wishOf }: SignInPageProps) {
  const ended = useSession(endingWords)
  const person = useSession((state) => state.person)
  const keyword = useSession((state) => state.searchKeyword)
  const jobId = side.type === 'student' ? publicJobAt(search.returnTo ?? '') : undefined
  const signUp = jobId === undefined ? { to: side.signUp } : { to: paths.signUp(), search: { jobId } }
  const others = [student, employer, advisor].filter(({ type }) => type !== side.type)
  return (
    <AccountPage
      side={side}
      title="Sign in"
      subtitle={keyword !== undefined && side.type === 'student' ? `Sign in to see who matches “${keyword}”.` : undefined}
      footer={
        <>
          <Text>
            New here? <TextLink {...signUp}>Create an account</TextLink>
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
        {search.notice !== undefined && (
          <Notice tone={search.notice === 'forbidden' ? 'problem' : 'good'}>
            {search.notice === 'forbidden' ? forbidden(side.type === 'advisor' ? 'That group' : 'That job') : notices[search.notice]}
            {person !== undefined && <WayBack person={person} />}
          </Notice>
        )}
        {ended !== undefined && <Notice>{ended}</Notice>}
      </div>
      <SignInForm side={side} returnTo={search.returnTo} wishOf={wishOf} />
    </AccountPage>
  )
}

/** For who is still signed in: what was refused does not end a session. */
function WayBack({ person: { info, userId, userType } }: { readonly person: Person }) {
  return (
    <span>
      Sign in with another account, or <TextLink to={sideOf(userType).landing(userId)}>go back as {info.name}</TextLink>.
    </span>
  )
}
