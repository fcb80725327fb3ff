import { FIRST_VISIT_STEPS } from '@trellis/contract/profiles/profiles.ts'

/** A step of the first visit, as its screen names it. */
interface Step {
  readonly title: string
  readonly why: string
}

/** The steps in their order. */
export const steps: readonly Step[] = [
  {
    title: 'What do you do?',
    why: 'Drop a resume, or name three things you do. Anything you put time into counts: a club, a sport, a job, helping at home.',
  },
  { title: 'Somebody ahead of you', why: 'Who has done one of these things too, in their own words.' },
  { title: 'Jobs for you', why: 'Open jobs, those closest to what you do first.' },
]

/** Which step an address asks for, counted from 1; undefined where it asks for none. */
export function stepAt(query: string): number | undefined {
  const step = Number(new URLSearchParams(query).get('step') ?? Number.NaN)
  return Number.isInteger(step) && step >= 1 && step <= FIRST_VISIT_STEPS ? step : undefined
}
