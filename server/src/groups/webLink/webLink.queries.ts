import { HOUR_MS } from '@trellis/contract/durations.ts'
import { LONGEST_PAGE_TITLE, type WebLinkProblem, webLinkProblems } from '@trellis/contract/groups/webLink.ts'
import { shorten } from '@trellis/contract/texts/text.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { consume, type Limit } from '../../accounts/limits.ts'
import type { Context } from '../../context.ts'
import type { OutsideFault } from '../../platform/outside/destinations.ts'

/** Each has the server ask another one on somebody's word. */
const webLinksChecked: Limit = { name: 'webLinksChecked', rules: [{ most: 20, within: HOUR_MS }] }

const ELLIPSIS = 3

/**
 * Whether the page at an address can be reached, and its title.
 * @param asking the account for which it counts
 * @throws Failure TooManyAttempts or Busy
 */
export async function checkWebLink(context: Context, asking: Id, address: string) {
  await consume(context, webLinksChecked, asking)
  const { title, fault } = await context.outside.readPage(address)
  if (fault !== undefined) return { reachable: false, title: '', why: webLinkProblems[toldAs(fault)] }
  return { reachable: true, title: title.length > LONGEST_PAGE_TITLE ? shorten(title, LONGEST_PAGE_TITLE - ELLIPSIS) : title, why: '' }
}

/** What does not lie on the public Internet is told like what does not answer. */
const toldAs = (fault: OutsideFault): WebLinkProblem => (fault === 'forbidden' ? 'unreachable' : fault)
