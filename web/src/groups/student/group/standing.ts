import type { GroupRecord, JoinPolicy } from '@trellis/contract/groups/groups.ts'
import { lastDayIsOver } from '@trellis/contract/jobs/lastDay.ts'
import type { CohortRole } from '@trellis/contract/groups/cohorts.ts'
import type { Directory, MemberRole } from '@trellis/contract/memberships/roles.ts'
import { MINORS_AGE } from '@trellis/contract/accounts/minors.ts'
import type { LinkChange, LinkOfPerson } from '@trellis/contract/postings/linkSides.ts'
import { wordsOfChange, wordsOfLink } from '../../../postings/links/telling.ts'
import { calendarDay, day } from '../../../ui/dates.ts'
import { groupWords } from '../groupWords.ts'

/** What a student is in a group, and whom its directory shows them; null for whoever is no member. */
export interface Place {
  readonly role: CohortRole
  readonly directory: Directory
}

interface Standing {
  readonly title: string
  readonly words: string
}

const roleWords: Record<CohortRole, string> = {
  member: 'You are a member',
  mentor: 'You are a mentor here',
  both: 'You are a member and a mentor',
}

const howWords: Record<JoinPolicy, string> = {
  open: 'Anybody may join: you are a member at once.',
  onRequest: 'An advisor decides about each request.',
  byInvitation: 'Only people whom its advisors invite, or give a code, come in. If your e-mail was invited, you are a member at once.',
}

const askedAs: Record<MemberRole, string> = {
  member: 'as a member',
  mentor: 'as a mentor to others',
  both: 'as a member and a mentor to others',
}

interface Known {
  readonly place: Place | null
  /** As what they asked to join last; null where nobody asked, or it is not known yet. */
  readonly asksAs: MemberRole | null
  /** What happened last between them. */
  readonly last: Pick<LinkChange, 'by' | 'event' | 'from'> | undefined
}

/** Where a student stands with a group, and what comes next. */
export function standing(link: LinkOfPerson, policy: JoinPolicy, { place, asksAs, last }: Known): Standing {
  const { state, flags, can, changedAt } = link
  const asked = `You asked to join${asksAs === null ? '' : ` ${askedAs[asksAs]}`}`
  const how = can.includes('applied') ? howWords[policy] : ''
  switch (state) {
    case 'saved':
      return { title: 'Saved', words: `Only you know. ${how}`.trim() }
    case 'applied':
      return { title: asked, words: 'An advisor decides. You hear of the answer here.' }
    case 'contacted':
      if (!flags.applied) return { title: 'You are invited', words: 'Accept, and you are a member; or decline.' }
      return {
        title: 'An advisor would like to talk with you',
        words: `${asked}. ${flags.ok2contact ? 'They can write to you.' : 'They have your request.'}`,
      }
    case 'accepted': {
      const since = changedAt === null ? '' : `Since ${day(changedAt)}.`
      return { title: roleWords[place?.role ?? 'member'], words: since }
    }
    case 'rejected': {
      // What a student has just done is no history yet.
      const what = last?.event === 'rejected' ? `${wordsOfChange(groupWords, last)}.` : ''
      const next = can.includes('applied') ? 'You can still ask.' : ''
      const kept = can.includes('withdrawn') ? 'Its advisors see you until you withdraw.' : ''
      return { title: wordsOfLink(groupWords, link), words: [what, next, kept].filter(Boolean).join(' ') }
    }
    default:
      return flags.withdrawn ? { title: 'You are not in this group', words: how } : { title: 'Want to join?', words: how }
  }
}

/** Why nobody can ask to join any more, for who might want to; nothing where they can, have asked, or are members. */
export function closedWords(
  { state, flags, can }: LinkOfPerson,
  group: Pick<GroupRecord['_source']['generalInfo'], 'state' | 'applyUntil'>,
  now: number,
): string {
  if (can.includes('applied') || flags.applied || state === 'accepted') return ''
  if (group.state !== 'open') return 'This group takes nobody new at present.'
  return lastDayIsOver(group.applyUntil, now) ? `The last day to ask was ${calendarDay(group.applyUntil!)}.` : ''
}

/** Whom the members of a group see of it, as a fact. @param directory null where nobody has chosen, and the reader is no member */
export function directoryFact(directory: Directory | null): string {
  if (directory === null) return `Everybody in it; its advisors alone as soon as somebody of ${MINORS_AGE} is a member`
  return {
    everybody: `Each other; nobody of ${MINORS_AGE} is shown to adults but mentors`,
    mentors: 'Its mentors and advisors',
    advisors: 'Its advisors alone',
  }[directory]
}

/** The same for a member, with what it means for them. */
export function directoryWords(directory: Directory): string {
  const adults = `Members of ${MINORS_AGE} are shown to each other, and to the group’s mentors.`
  return {
    everybody: `The directory of this group shows its members to each other. ${adults}`,
    mentors: 'The directory of this group shows its mentors and its advisors. Other members are not listed.',
    advisors: 'The directory of this group shows its advisors alone. Members are not listed, and you are not listed to them.',
  }[directory]
}
