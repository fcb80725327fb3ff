import { isPublicAddress } from '../texts/publicAddress.ts'
import { text } from '../texts/text.ts'

const LONGEST_WEB_LINK = 500
export const LONGEST_PAGE_TITLE = 200

/** What can be wrong with a group's link, as far as it can be told from the address alone; undefined where nothing is. */
export function webLinkFault(address: string): string | undefined {
  if (!/^https?:\/\/[^\s\\]+$/i.test(address) || !URL.canParse(address)) return 'Use a full link that starts with https:// or http://'
  if (new URL(address).port !== '') return 'Use a link without a port number'
  return isPublicAddress(address) ? undefined : 'Use a link that everybody can open, without a name or password in it'
}

/** The address of a group's page on the web, or nothing. */
export function groupWebLink() {
  return text(LONGEST_WEB_LINK).superRefine((address, { addIssue }) => {
    const fault = address === '' ? undefined : webLinkFault(address)
    if (fault !== undefined) addIssue({ code: 'custom', message: fault })
  })
}

/** The same of an address that has to be there. */
export function typedWebLink() {
  return groupWebLink().refine((address) => address !== '', 'Please fill this in')
}

/**
 * Why a page could not be looked at, a sentence each. What lies in a network of its own, what has no name and what does not answer are
 * told alike: nobody learns by it what there is beside the server.
 */
export const webLinkProblems = {
  unreachable: 'We could not reach this page.',
  missing: 'There is no page at this address any more, or not yet.',
  refused: 'This page did not let us look at it. If it opens for you, the link is fine.',
  notAPage: 'This link leads to something else than a page, such as a file.',
} as const
export type WebLinkProblem = keyof typeof webLinkProblems
