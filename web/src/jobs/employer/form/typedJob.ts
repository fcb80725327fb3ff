import { JobInfo, type JobSkill } from '@trellis/contract/jobs/jobs.ts'
import { lastDayFault } from '@trellis/contract/jobs/lastDay.ts'
import { dayText } from '../../../postings/form/days.ts'
import type { Goal, Read } from '../../../postings/form/useDraftedForm.ts'

type Chosen = 'employmentType' | 'level' | 'yearsOfExperience' | 'education' | 'workplace' | 'resumeWanted' | 'membership'
type Written = 'name' | 'companyInstitution' | 'description' | 'locationCity' | 'locationState' | 'locationCountry'
type Days = 'startDate' | 'endDate' | 'applyUntil'

/** A job as it is being typed: dates as the browser's date fields have them ('2026-09-15'), amounts as text. */
export interface TypedJob extends Pick<JobInfo, Chosen | Written>, Record<Days, string> {
  readonly skills: readonly JobSkill[]
  readonly showsApplied: boolean
  /** Skills of the text that were offered in this form: those not chosen count for nothing. */
  readonly skillsShown: readonly string[]
  /** For whom a new job is posted; of a stored one it does not change. */
  readonly ownerId: string
  readonly pay: Omit<JobInfo['pay'], 'min' | 'max'> & { readonly min: string; readonly max: string }
  readonly hours: { readonly min: string; readonly max: string }
}

/** What is known of a new job before anything is typed: its company, and where that is. */
export type JobDefaults = Pick<JobInfo, 'companyInstitution'> & Partial<Pick<JobInfo, 'locationCity' | 'locationState' | 'locationCountry'>>

/** A job of which nothing more is known, with what the contract fills in by itself. */
export function emptyJob(defaults: JobDefaults, ownerId: string): TypedJob {
  const filledIn = JobInfo.parse({ name: 'Untitled', companyInstitution: 'Unnamed' })
  return typedOf({ ...filledIn, name: '', ...defaults }, ownerId)
}

/** A stored job, made ready to be typed into. */
export function typedOf({ state: _state, ...info }: JobInfo, ownerId: string): TypedJob {
  const { startDate, endDate, applyUntil, pay, hours } = info
  return {
    ...info,
    showsApplied: info.showsApplied === true,
    ownerId,
    skillsShown: [],
    startDate: dayText(startDate),
    endDate: dayText(endDate),
    applyUntil: dayText(applyUntil),
    pay: { ...pay, min: amountText(pay.min), max: amountText(pay.max) },
    hours: { min: amountText(hours?.min), max: amountText(hours?.max) },
  }
}

/** A copy of a job, to become another one: the last day to apply is not the old one's. */
export function cloneOf(info: JobInfo, ownerId: string): TypedJob {
  return { ...typedOf(info, ownerId), applyUntil: '' }
}

/** Reads what was typed as a job of a state, or says what is wrong with which field, by its path joined with dots. */
export function readJob(
  { ownerId: _owner, skillsShown: _shown, showsApplied, hours: typedHours, ...typed }: TypedJob,
  { state, before }: Goal,
  now = Date.now(),
): Read<JobInfo> {
  const { pay } = typed
  const [min, max] = [readAmount(pay.min), readAmount(pay.max)]
  const hours = { min: readAmount(typedHours.min), max: readAmount(typedHours.max) }
  const told = { ...(showsApplied && { showsApplied }), ...((hours.min ?? hours.max) !== null && { hours }) }
  const read = JobInfo.safeParse({ ...typed, ...told, state, pay: { ...pay, min, max } })
  const lastDay = read.success ? lastDayFault(read.data, before, now) : undefined
  if (read.success) return lastDay === undefined ? { info: read.data } : { faults: { applyUntil: lastDay } }
  const faults: Record<string, string> = {}
  for (const { path, message } of read.error.issues) faults[path.join('.')] ??= message
  for (const [name, amount] of Object.entries({ min, max })) {
    if (Number.isNaN(amount)) faults[`pay.${name}`] = 'Enter an amount such as 45000'
  }
  return { faults }
}

/** An amount as people write it: '45,000', '45 000', '$45k', '21.50'. Null for nothing, NaN where it is none. */
export function readAmount(typed: string): number | null {
  const written = typed.trim().replace(/^[$€£]\s*/, '')
  if (written === '') return null
  const digits = written.replace(/\s*k$/i, '')
  const plain = /^\d{1,3}([,.'’\s]\d{3})+$/.test(digits) ? digits.replace(/\D/g, '') : digits.replace(',', '.')
  if (!/^\d+(\.\d+)?$/.test(plain)) return Number.NaN
  return Number(plain) * (digits === written ? 1 : 1_000)
}

function amountText(amount: number | null | undefined): string {
  return String(amount ?? '')
}
