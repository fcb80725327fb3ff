import { GroupInfo } from '@trellis/contract/groups/groups.ts'
import { lastDayFault } from '@trellis/contract/jobs/lastDay.ts'
import { dayText } from '../../../postings/form/days.ts'
import type { Goal, Read } from '../../../postings/form/useDraftedForm.ts'

type Days = 'startDate' | 'endDate' | 'applyUntil'

/** A group as it is being typed: dates as the browser's date fields have them ('2026-09-15'), the age as text. */
export interface TypedGroup extends Omit<GroupInfo, Days | 'state' | 'leastAge' | 'directory'>, Record<Days, string> {
  /** Skills of the text that were offered in this form: those not chosen count for nothing. */
  readonly skillsShown: readonly string[]
  readonly leastAge: string
  /** Empty where nobody has chosen. */
  readonly directory: NonNullable<GroupInfo['directory']> | ''
}

/** A group of which nothing is known, with what the contract fills in by itself. */
export function emptyGroup(): TypedGroup {
  return { ...typedOf(GroupInfo.parse({ name: 'Untitled' })), name: '' }
}

/** A stored group, made ready to be typed into. */
export function typedOf({ state: _state, ...info }: GroupInfo): TypedGroup {
  const { startDate, endDate, applyUntil, leastAge, directory } = info
  return {
    ...info,
    skillsShown: [],
    startDate: dayText(startDate),
    endDate: dayText(endDate),
    applyUntil: dayText(applyUntil),
    leastAge: leastAge === null ? '' : String(leastAge),
    directory: directory ?? '',
  }
}

/** A copy of a group, to become another one: the last day to ask is not the old one's. */
export function cloneOf(info: GroupInfo): TypedGroup {
  return { ...typedOf(info), applyUntil: '' }
}

/** Reads what was typed as a group of a state, or says what is wrong with which field, by its path joined with dots. */
export function readGroup(
  { skillsShown: _shown, leastAge, directory, ...typed }: TypedGroup,
  { state, before }: Goal,
  now = Date.now(),
): Read<GroupInfo> {
  const age = leastAge.trim() === '' ? null : Number(leastAge)
  const read = GroupInfo.safeParse({ ...typed, state, leastAge: age, directory: directory === '' ? null : directory })
  const lastDay = read.success ? lastDayFault(read.data, before, now) : undefined
  if (read.success) return lastDay === undefined ? { info: read.data } : { faults: { applyUntil: lastDay } }
  const faults: Record<string, string> = {}
  for (const { path, message } of read.error.issues) faults[path.join('.')] ??= message
  if (Number.isNaN(age)) faults['leastAge'] = 'Enter a whole number of years'
  return { faults }
}

/** Whether somebody whom nobody has looked at sees everybody in the group. */
export const isOpenToAll = ({ joinPolicy, directory }: Pick<TypedGroup, 'joinPolicy' | 'directory'>): boolean =>
  joinPolicy === 'open' && directory === 'everybody'
