import type { JobInfo } from '@trellis/contract/jobs/jobs.ts'
import type { LinkChange, LinkOfPerson } from '@trellis/contract/postings/linkSides.ts'
import { lastDayIsOver } from '@trellis/contract/jobs/lastDay.ts'
import type { LinkEvent } from '@trellis/contract/postings/links.ts'

/** What a student and a job are to each other, in a word or two; nothing where nothing happened. */
export function linkWords({ state, flags }: LinkOfPerson): string {
  if (state === 'none') return flags.withdrawn ? 'Withdrawn' : ''
  if (state === 'contacted') return flags.ok2contact ? 'You agreed to be contacted' : 'Contacted you'
  return { suggested: '', saved: 'Saved', applied: 'Applied', accepted: 'Accepted', rejected: 'Turned down' }[state]
}

/** Whether it waits for the student, or is good news. */
export const isNews = ({ state, flags }: LinkOfPerson): boolean => state === 'accepted' || (state === 'contacted' && !flags.ok2contact)

const doneWords: Partial<Record<LinkEvent, string>> = {
  saved: 'is saved.',
  cancel: 'is no longer among your saved jobs.',
  rejected: 'will not be suggested again.',
  applied: 'has your application.',
  withdrawn: 'is withdrawn.',
}

/** What is said where a job was: what the student has done to it, else where it stands now. */
export function goneWords(name: string, event: LinkEvent | undefined, link: LinkOfPerson | null): string {
  if (event !== undefined && doneWords[event] !== undefined) return `${name} ${doneWords[event]}`
  const now = link === null ? '' : linkWords(link)
  return now === '' ? `${name} is no longer in this list.` : `${name} is no longer in this list: ${now.toLowerCase()}.`
}

type EventWords = Partial<Record<LinkChange['event'], string>>
const own: EventWords = {
  saved: 'You saved it',
  applied: 'You applied',
  withdrawn: 'You withdrew',
  ok2contact: 'You agreed to be contacted',
  rejected: 'You said that it is not for you',
  cancel: 'You took it from your saved jobs',
  undo: 'You took that back',
}
const theirs: EventWords = {
  contacted: 'contacted you',
  accepted: 'accepted you',
  rejected: 'did not choose you',
  reopen: 'is looking at you again',
  undo: 'took that back',
}

/** One thing that happened, as a sentence: 'You applied', 'Blue Door contacted you'. */
export function changeWords({ by, event }: Pick<LinkChange, 'by' | 'event'>): string {
  if (event === 'suggest') return 'It was suggested to you'
  return by === 'You' ? (own[event] ?? 'You changed it') : `${by} ${theirs[event] ?? 'changed it'}`
}

interface Standing {
  readonly title: string
  readonly words: string
}

const contactedApplicant = ({ ok2contact }: LinkOfPerson['flags'], company: string): string =>
  ok2contact
    ? `They have your application and your e-mail. ${company} can write to you.`
    : 'They have your application. Agree to be contacted, or decline.'

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
      return { title: 'Turned down', words: 'This job is out of your lists.' }
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
