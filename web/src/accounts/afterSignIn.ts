import { paths } from '../paths.ts'
import { type Person, useSession } from '../session/session.ts'
import { sideOf, sideOfAddress } from '../side.ts'

/**
 * Where a person goes after signing in: a student with a pending keyword to the people search, anybody whose session ended
 * back to where they were, else to their kind's landing.
 */
export function addressAfterSignIn({ userId, userType }: Person, returnTo: string | undefined): string {
  const { searchKeyword, leaver } = useSession.getState()
  if (searchKeyword !== undefined && userType === 'profile') {
    useSession.setState({ searchKeyword: undefined })
    return paths.peopleSearch(userId, 'profile', searchKeyword)
  }
  const samePerson = leaver === undefined || leaver === userId
  if (returnTo !== undefined && samePerson && sideOfAddress(returnTo).type === userType) return returnTo
  return sideOf(userType).landing(userId)
}
