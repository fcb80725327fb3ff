import { Email } from '@trellis/contract/accounts/accounts.ts'
import { type ImportFate, isToMend, type SentLine } from '@trellis/contract/memberImports/memberImports.ts'
import { cohortKeyOf, readLevel, readRole } from '@trellis/contract/memberImports/memberLines.ts'
import type { InvitationFate } from '@trellis/contract/groups/invitations.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { emailKeyOf } from '../../accounts/accounts.queries.ts'

/** What is known of the group and of the addresses of some lines. */
export interface Known {
  /** The cohorts of the group by what their names are compared by: several, where these were called alike before that was refused. */
  readonly cohorts: ReadonlyMap<string, readonly Id[]>
  /** In which line an address stands first, by what it is compared by. */
  readonly firstLines: ReadonlyMap<string, number>
  readonly fates: ReadonlyMap<string, InvitationFate>
  readonly optedOut: ReadonlySet<string>
  /** Of members, the cohorts that they are in, by what their addresses are compared by. */
  readonly inCohorts: ReadonlyMap<string, ReadonlySet<Id>>
}

/** What an address is compared by; null where it is none. */
export const keyOfLine = ({ email }: Pick<SentLine, 'email'>): string | null =>
  email !== '' && Email.safeParse(email).success ? emailKeyOf(email) : null

/** What becomes of a line: what has to be mended comes first, in the order of what is read first. */
export function judge(
  line: SentLine,
  { cohorts, firstLines, fates, optedOut, inCohorts }: Known,
): { fate: ImportFate; sameAs: number | null; isFaulty: boolean } {
  const fate = (fate: ImportFate, sameAs: number | null = null) => ({ fate, sameAs, isFaulty: isToMend(fate) })
  const key = keyOfLine(line)
  if (key === null) return fate(line.email === '' ? 'missing' : 'faulty')
  if (readRole(line.role) === undefined) return fate('unknownRole')
  const [cohortId, another] = line.cohort === '' ? [null] : (cohorts.get(cohortKeyOf(line.cohort)) ?? [])
  if (cohortId === undefined) return fate('unknownCohort')
  if (another !== undefined) return fate('severalCohorts')
  if (readLevel(line.level) === undefined) return fate('unknownLevel')
  const first = firstLines.get(key) ?? line.line
  if (first < line.line) return fate('duplicate', first)
  const invited = fates.get(key)
  if (invited === 'member') return fate(cohortId !== null && inCohorts.get(key)?.has(cohortId) !== true ? 'memberToCohort' : 'member')
  if (invited === 'invitedAlready' || invited === 'tooSoon') return fate(invited)
  return fate(optedOut.has(key) ? 'optedOut' : 'invited')
}
