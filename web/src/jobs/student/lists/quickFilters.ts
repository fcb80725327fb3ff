import type { JobFilters } from './filters.ts'

interface QuickFilter {
  readonly label: string
  readonly isOn: (filters: JobFilters) => boolean
  /** The filters with it, or without it. */
  readonly turned: (filters: JobFilters, on: boolean) => Partial<JobFilters>
}

const NEW_DAYS = 7
const among = <T>(all: readonly T[], one: T, on: boolean): T[] => (on ? [...all, one] : all.filter((other) => other !== one))

/** What jobs are narrowed by most often, each by one press. */
export const quickFilters: readonly QuickFilter[] = [
  {
    label: 'Remote',
    isOn: ({ workplace }) => workplace.includes('remote'),
    turned: ({ workplace }, on) => ({ workplace: among(workplace, 'remote', on) }),
  },
  { label: 'Paid', isOn: ({ paid }) => paid, turned: (_, paid) => ({ paid }) },
  { label: 'Near me', isOn: ({ near }) => near, turned: (_, near) => ({ near }) },
  {
    label: 'Some hours a week',
    isOn: ({ employmentType }) => employmentType.includes('partTime'),
    turned: ({ employmentType }, on) => ({ employmentType: among(employmentType, 'partTime', on) }),
  },
  { label: 'New', isOn: ({ days }) => days === NEW_DAYS, turned: (_, on) => ({ days: on ? NEW_DAYS : 0 }) },
]

/** The filters that no chip shows. */
export function withoutQuick(filters: JobFilters): JobFilters {
  const off = quickFilters.filter(({ isOn }) => isOn(filters)).map(({ turned }) => turned(filters, false))
  return Object.assign({}, filters, ...off) as JobFilters
}
