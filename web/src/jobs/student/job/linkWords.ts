import type { JobInfo } from '@trellis/contract/jobs/jobs.ts'
import type { LinkOfPerson } from '@trellis/contract/postings/linkSides.ts'
import { lastDayIsOver } from '@trellis/contract/jobs/lastDay.ts'
import type { LinkWords } from '../../../postings/links/telling.ts'

/** How a link to a job is told to the student. */
export const jobWords: LinkWords = {
  states: { suggested: '', saved: 'Saved', applied: 'Applied', accepted: 'Accepted', rejected: 'Turned down' },
  contacted: 'Contacted you',
  agreed: 'You agreed to be contacted',
  withdrawn: 'Withdrawn',
  done: {
    saved: 'is saved.',
    cancel: 'is no longer among your saved jobs.',
    rejected: 'will not be suggested again.',
    applied: 'has your application.',
    withdrawn: 'is withdrawn.',
  },
  own: {
    saved: 'You saved it',
    applied: 'You applied',
    withdrawn: 'You withdrew',
    ok2contact: 'You agreed to be contacted',
    rejected: 'You said that it is not for you',
    cancel: 'You took it from your saved jobs',
    undo: 'You took that back',
  },
  theirs: {
    contacted: 'contacted you',
    accepted: 'accepted you',
    rejected: 'did not choose you',
    reopen: 'is looking at you again',
    undo: 'took that back',
  },
}

/** What the button says by which a student applies: whoever withdrew or was turned down has done so before. */
export const applyWords = ({ state, flags }: Pick<LinkOfPerson, 'state' | 'flags'>): string =>
  flags.withdrawn || (state === 'rejected' && flags.applied) ? 'Apply again' : 'Apply'

interface Standing {
  readonly title: string
  readonly words: string
}

const contactedApplicant = ({ ok2contact }: LinkOfPerson['flags'], company: string): string =>
  ok2contact
    ? `They have your application and your e-mail. ${company} can write to you.`
    : 'They have your application. Agree to be contacted, decline, or withdraw it.'

/** Where a student stands with a job, and what comes next. */
export function standing({ state, flags, can }: LinkOfPerson, company: string): Standing {
  switch (state) {
    case 'saved':
      return { title: 'Saved', words: 'Only you know. Apply when you are ready.' }
    case 'applied':
      return { title: 'You applied', words: `${company} has your application. You hear of their answer here.` }
    case 'contacted':
      if (!can.includes('rejected')) return { title: `${company} contacted you`, words: 'You can still withdraw.' }
      if (flags.applied) return { title: `${company} contacted you`, words: contactedApplicant(flags, company) }
      return flags.ok2contact
        ? { title: 'You agreed to be contacted', words: `${company} sees your e-mail and can write to you. You can still apply.` }
        : { title: `${company} contacted you`, words: 'Agree to be contacted, apply, or decline.' }
    case 'accepted':
      return {
        title: `${company} accepted you`,
        words: can.includes('ok2contact')
          ? 'Agree to be contacted, so that they can write to you about what comes next.'
          : 'They will get in touch about what comes next.',
      }
    case 'rejected':
      return {
        title: 'Turned down',
        words: flags.applied ? `${company} still has your application, until you withdraw it.` : 'This job is out of your lists.',
      }
    default:
      return flags.withdrawn
        ? { title: 'You withdrew', words: can.includes('applied') ? 'You can apply again.' : 'This job is out of your lists.' }
        : { title: 'Interested?', words: 'Apply now, or save it for later.' }
  }
}

/** Why somebody who has not applied cannot any more; nothing where they can, have applied, or were answered. */
export function closedWords(
  { state: standing, flags, can }: LinkOfPerson,
  job: Pick<JobInfo, 'state' | 'applyUntil'>,
  now: number,
): string {
  if (can.includes('applied') || flags.applied || standing === 'accepted') return ''
  if (job.state !== 'open') return 'This job takes no more applications.'
  return lastDayIsOver(job.applyUntil, now) ? 'The last day to apply is over.' : ''
}
