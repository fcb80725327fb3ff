import type { ImportLine, MemberImport } from '@trellis/contract/memberImports/memberImports.ts'
import { shortDay } from '../../../../ui/dates.ts'

const number = (count: number): string => count.toLocaleString('en')
const lines = (count: number): string => `${number(count)} ${count === 1 ? 'line' : 'lines'}`
const has = (count: number): string => (count === 1 ? 'has' : 'have')

/** What becomes of a line, or has become of it. */
export function fateWords({ fate, sameAs, done }: ImportLine): string {
  switch (fate) {
    case 'invited':
      return done ? 'Invited' : 'Will be invited'
    case 'memberToCohort':
      return done ? 'A member: put into the cohort' : 'A member: will be put into the cohort'
    case 'member':
      return 'A member already: nothing changes'
    case 'invitedAlready':
      return 'Invited already: no second letter'
    case 'tooSoon':
      return 'Written to within the last day: nothing is sent'
    case 'optedOut':
      return 'Wants no invitations: nothing is sent'
    case 'duplicate':
      return `The same address as in line ${number(sameAs ?? 0)}`
    case 'faulty':
      return 'This is no e-mail address'
    case 'missing':
      return 'There is no e-mail address'
    case 'unknownRole':
      return 'This role is not known'
    case 'unknownCohort':
      return 'The group has no such cohort'
    case 'severalCohorts':
      return 'Several cohorts have this name: choose another, or rename one and choose again'
    case 'unknownLevel':
      return 'This level is not known'
  }
}

/** What the whole of it comes to before it is carried out: a sentence each. */
export function planWords({ counts, toMend }: Pick<MemberImport, 'counts' | 'toMend'>): string[] {
  const { invited = 0, memberToCohort = 0, member = 0, invitedAlready = 0, tooSoon = 0, optedOut = 0 } = counts
  const nothing = member + invitedAlready + tooSoon + optedOut
  return [
    invited > 0 && `${number(invited)} will be invited.`,
    memberToCohort > 0 &&
      `${number(memberToCohort)} ${memberToCohort === 1 ? 'is a member and' : 'are members and'} will be put into a cohort.`,
    nothing > 0 && `Of ${number(nothing)} nothing changes.`,
    toMend > 0 && `${lines(toMend)} ${has(toMend)} to be mended, or ${toMend === 1 ? 'is' : 'are'} left out.`,
  ].filter((words) => words !== false)
}

/** What another advisor reads of it than the one who began it, by name; empty where they are gone. */
export const othersWords = (by: string): string =>
  `${by === '' ? 'Somebody who has left' : by} began this import. Its lines are for them alone to read and to carry out.`

/** What has come of it: a sentence each. @param isSettled whether it came to its end */
export function resultWords(
  { counts, toMend, done, toDo }: Pick<MemberImport, 'counts' | 'toMend' | 'done' | 'toDo'>,
  isSettled: boolean,
): string[] {
  const { invited = 0, memberToCohort = 0 } = counts
  const others = done - invited - memberToCohort
  if (!isSettled) return [`${number(done)} of ${number(toDo)} done.`]
  return [
    `${number(invited)} ${invited === 1 ? 'is' : 'are'} invited.`,
    memberToCohort > 0 && `${number(memberToCohort)} ${memberToCohort === 1 ? 'member is' : 'members are'} in their cohort now.`,
    others > 0 && `${number(others)} joined or were invited meanwhile: nothing is sent.`,
    toMend > 0 && `${lines(toMend)} ${toMend === 1 ? 'was' : 'were'} left out.`,
  ].filter((words) => words !== false)
}

/** When the letters go out, where it is not all at once: '2,000 letters go out now, 300 on Nov 26.' */
export function letterWords(letters: MemberImport['letters'], begins: number): string {
  if (letters.length < 2 && letters.every(({ at }) => at <= begins)) return ''
  const parts = letters.map(({ at, count }, index) => {
    const words = index === 0 ? `${number(count)} ${count === 1 ? 'letter goes' : 'letters go'} out` : number(count)
    return `${words} ${at <= begins ? 'now' : `on ${shortDay(at)}`}`
  })
  return `2,000 letters a day go out for a group: ${parts.join(', ')}.`
}

const [MOST_NAMED, LONGEST_TITLE] = [3, 40]

/** Which columns of a file are not read, by their titles. */
export function leftOutWords(titles: readonly string[]): string {
  const named = titles.slice(0, MOST_NAMED).map((title) => `“${title.trim().slice(0, LONGEST_TITLE)}”`)
  const others = titles.length > named.length ? ' and others' : ''
  return `Not read: ${named.join(', ')}${others}. Name, e-mail, role, cohort and level are.`
}
