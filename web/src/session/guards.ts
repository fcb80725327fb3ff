import { redirect } from '@tanstack/react-router'
import { isScreenOf, sideOf, sideOfAddress } from './side.ts'
import { type Person, useSession } from './session.ts'

interface Going {
  readonly location: { readonly pathname: string; readonly href: string }
}

/** For screens that need a session: without one, or with another side's, leads to where the visitor belongs. Answers whose session it is. */
export function requireSession({ location }: Going): { readonly person: Person } {
  const { person } = useSession.getState()
  if (person === undefined)
    throw redirect({ href: `${sideOfAddress(location.pathname).login}?${new URLSearchParams({ returnTo: location.href })}` })
  if (!isScreenOf(person.userType, location.pathname)) {
    throw redirect({ href: sideOf(person.userType).landing(person.userId), replace: true })
  }
  return { person }
}

/** For screens that make no sense when signed in, such as sign-in itself. */
export function leadOnSignedIn(): void {
  const { person } = useSession.getState()
  if (person !== undefined) throw redirect({ href: sideOf(person.userType).landing(person.userId), replace: true })
}
