import { z } from 'zod'

const hours = z
  .number('Enter hours such as 20')
  .min(1, 'Enter one hour or more')
  .max(80, 'Enter 80 hours or fewer')
  .multipleOf(0.5, 'Enter whole or half hours')
  .nullable()
  .default(null)

/** How many hours a week a job takes: at least and at most, which are one number where it takes as many every week. */
export const WorkingHours = z.strictObject({ min: hours, max: hours })
export type WorkingHours = z.output<typeof WorkingHours>

/** How many hours a job takes: '20 hours a week', '10 to 15 hours a week', 'Up to 8 hours a week', or nothing. */
export function hoursWords(told: WorkingHours | undefined): string {
  const { min = null, max = null } = told ?? {}
  const last = max ?? min
  if (last === null) return ''
  return `${beforeLast(min, max)}${last} ${last === 1 ? 'hour' : 'hours'} a week`
}

function beforeLast(min: number | null, max: number | null): string {
  if (min === null) return 'Up to '
  if (max === null) return 'From '
  return min < max ? `${min} to ` : ''
}
