import type { PersonKind } from '@trellis/contract/wire/personKinds.ts'

interface PanelWords {
  readonly heading: string
  readonly title: string
  readonly subtitle: (product: string) => string
  readonly second: string
}

/** What the colored panel beside the account screens says to each kind of user. */
export const panelWords: Record<PersonKind, PanelWords> = {
  student: {
    heading: 'Students/Professionals',
    title: 'Discover your Career',
    subtitle: (product) => `Let ${product} find the career path most meaningful to you`,
    second: 'Tell what you have done, see the skills behind it, and meet people who are a step ahead of you.',
  },
  recruiter: {
    heading: 'Employers',
    title: 'Look beyond the resume',
    subtitle: (product) => `Your recruiter account on ${product}`,
    second: 'Post a job and meet the people whose skills fit it, with the reasons why.',
  },
  advisor: {
    heading: 'Group administrators',
    title: 'Guide the people you look after',
    subtitle: (product) => `Your advisor account on ${product}`,
    second: 'For schools, programs and associations that help people to find their way.',
  },
}
