import { paths } from '../paths.ts'
import { type Person, useSession } from '../session/session.ts'
import { sideOf, sideOfAddress } from '../side.ts'

/**
 * Where a person goes after signing in: a student with a pending keyword to the people search, anybody whose session ended
 * back to where they were, whoever came from a public job to that job, else to their kind's landing.
 */
export function addressAfterSignIn({ userId, userType }: Person, returnTo: string | undefined): string {
  const { searchKeyword, leaver } = useSession.getState()
  if (searchKeyword !== undefined && userType === 'profile') {
    useSession.setState({ searchKeyword: undefined })
    return paths.peopleSearch(userId, 'profile', searchKeyword)
  }
  const isTheirs = leaver === undefined || leaver === userId
  const mayReturn = returnTo !== undefined && sideOfAddress(returnTo).type === userType
  if (mayReturn && (isTheirs || isPublicJob(returnTo))) return returnTo
  return sideOf(userType).landing(userId)
}

/** Such an address names no account: it is for everybody, whoever was signed in before. */
const isPublicJob = (address: string): boolean => /^\/job\/[0-9a-f-]+$/.test(address)
