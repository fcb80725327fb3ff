import { paths } from '@trellis/contract/screens.ts'
import { type Person, useSession } from '../../session/session.ts'
import { isScreenOf, sideOf } from '../../session/side.ts'

/** The address to which a person wanted to go when they made their account, once; undefined where there is none. */
export type WishOf = (userId: string) => string | undefined

/**
 * Where a person goes after signing in: a student with a pending keyword to the people search, whoever made their account
 * on the way to somewhere there, anybody whose session ended back to where they were, whoever came from a public job to that
 * job, whoever has the code of a group to where it is used, else to their kind's landing.
 */
export function addressAfterSignIn({ userId, userType }: Person, returnTo: string | undefined, wishOf?: WishOf): string {
  const { searchKeyword, leaver } = useSession.getState()
  if (searchKeyword !== undefined && userType === 'student') {
    useSession.setState({ searchKeyword: undefined })
    return paths.peopleSearch(userId, 'profile', searchKeyword)
  }
  const wish = wishOf?.(userId)
  if (wish !== undefined) return wish
  const isTheirs = leaver === undefined || leaver === userId
  const mayReturn = returnTo !== undefined && isScreenOf(userType, returnTo)
  if (mayReturn && (isTheirs || isForAnybody(returnTo))) return returnTo
  return sideOf(userType).landing(userId)
}

const isForAnybody = (address: string): boolean => publicJobAt(address) !== undefined || address.startsWith('/signUp?code=')

/** The id of the job that an address shows to everybody, whoever was signed in before; undefined for other addresses. */
export const publicJobAt = (address: string): string | undefined => /^\/job\/([0-9a-f-]+)$/.exec(address)?.[1]
