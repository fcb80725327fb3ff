import type { ReactNode } from 'react'
import { endingWords } from '../session/endingWords.ts'
import { useSession } from '../session/session.ts'
import { Logo } from '../ui/Logo.tsx'
import { advisor, employer, type Side, sideOf, student } from '../session/side.ts'
import { paths } from '@trellis/contract/screens.ts'
import { ColorSchemeChoice } from '../ui/ColorSchemeChoice.tsx'
import { ButtonLink, TextLink } from '../ui/links.tsx'
import { Main } from '../ui/Main.tsx'
import { Notice } from '../ui/notices/Notice.tsx'
import { usePageTitle } from '../ui/Page.tsx'
import { productName } from '../ui/product.ts'
import classes from './PublicPage.module.css'

interface PublicPageProps {
  readonly side: Side
  readonly title: string
  /** The job that is read, to come back to after signing in or up. */
  readonly jobId?: string
  readonly children: ReactNode
}

/** The frame of the screens that anybody may read. */
export function PublicPage({ side, title, jobId, children }: PublicPageProps) {
  usePageTitle(title)
  const person = useSession((state) => state.person)
  const signIn = jobId === undefined ? { to: side.login } : { to: paths.login(), search: { returnTo: paths.publicJob(jobId) } }
  const signUp = jobId === undefined ? { to: side.signUp } : { to: paths.signUp(), search: { jobId } }
  const notice = useSession(endingWords)
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Logo to={side.home} />
        <nav className={classes.nav} aria-label="Account">
          {person === undefined ? (
            <>
              <ButtonLink {...signIn} variant="subtle">
                Sign in
              </ButtonLink>
              <ButtonLink {...signUp} variant="light" className={classes.signUp}>
                Create an account
              </ButtonLink>
            </>
          ) : (
            <ButtonLink to={sideOf(person.userType).landing(person.userId)} variant="light">
              Back to my account
            </ButtonLink>
          )}
        </nav>
      </header>
      <Main>
        <div aria-live="polite">{notice !== undefined && <Notice>{notice}</Notice>}</div>
        {children}
      </Main>
      <footer className={classes.footer}>
        <nav className={classes.links} aria-label="More">
          <TextLink to={student.home}>Students and professionals</TextLink>
          <TextLink to={employer.home}>Employers</TextLink>
          <TextLink to={advisor.home}>Group administrators</TextLink>
          <TextLink to={paths.groupadminAbout()}>About {productName()}</TextLink>
          <TextLink to={side.help}>Help</TextLink>
        </nav>
        <ColorSchemeChoice />
      </footer>
    </div>
  )
}
