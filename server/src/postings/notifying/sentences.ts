import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import type { NotificationKind } from '@trellis/contract/notifications/notifications.ts'
import { paths } from '@trellis/contract/screens.ts'
import type { DescribedKind } from '../../platform/notifications.ts'
import { EMPLOYERS_SUBJECT, isAboutGroup, MEMBERS_SUBJECT } from './subjects.ts'

/** What the sentences for a person are made from: the names at the time, and what the owner's side wrote. */
export interface ForPerson {
  readonly company: string
  readonly job: string
  readonly note: string
  /** The name of the group; left out of what a job is about. */
  readonly group?: string
  /** Whether they were in it before; left out where they were not. */
  readonly wasMember?: true
  /** Whether they had been turned down before; left out where they had not. */
  readonly wasRejected?: true
}

/** What the sentences for the owner of a posting are made from. */
export interface ForOwner {
  readonly person: string
  readonly job: string
  readonly group?: string
  /** As of a person. */
  readonly wasMember?: true
  /** Whether they are a member by asking; left out where an advisor decides. */
  readonly joined?: true
  /** Whether they had agreed to be contacted, and not asked for more; left out where they had. */
  readonly agreedAlone?: true
}

const text = ({ note }: ForPerson): string => note
/** @param list where a recruiter finds the group, which opens beside */
const posting =
  (list: 'accepted' | 'applied' | 'contacted' | 'rejected'): DescribedKind['screen'] =>
  ({ accountId, subjectId, subjectType }) => {
    if (subjectType === EMPLOYERS_SUBJECT) return `${groupPaths.employerGroups(accountId, list)}?open=${subjectId}`
    return isAboutGroup(subjectType) ? groupPaths.group(accountId, subjectId) : paths.job(accountId, subjectId)
  }
const people =
  (bucket: 'applied' | 'contacted' | 'rejected'): DescribedKind['screen'] =>
  ({ accountId, subjectId, subjectType }) =>
    subjectType === EMPLOYERS_SUBJECT
      ? `${groupPaths.manageGroup(accountId, subjectId)}?part=employers`
      : (isAboutGroup(subjectType) ? groupPaths.members : paths.candidates)(
          accountId,
          subjectId,
          subjectType === MEMBERS_SUBJECT ? 'accepted' : bucket,
        )

/** The person themselves, who is in no list any more; where they are forgotten, the list in which they were. */
const whoLeft: DescribedKind['screen'] = (about) => {
  const list = people('applied')(about)
  return about.actorId === null || about.subjectType === EMPLOYERS_SUBJECT ? list : `${list}?review=${about.actorId}`
}

/** One sentence about a job, and one about a group. */
const about =
  <Names extends { readonly group?: string }>(
    ofJob: (names: Names) => string,
    ofGroup: (names: Names & { readonly group: string }) => string,
  ) =>
  (names: Names): string =>
    names.group === undefined ? ofJob(names) : ofGroup({ ...names, group: names.group })

const toPerson = about<ForPerson>
const toOwner = about<ForOwner>

const agreesNoMore = (person: string, name: string): string => `${person} no longer agrees to be contacted about ${name}`

/** How what happens between a person and a posting is told. */
export const linkKinds = {
  contacted: {
    words: toPerson(
      ({ company, job }) => `${company} contacted you about ${job}`,
      ({ group }) => `${group} contacted you about joining`,
    ),
    text,
    screen: posting('contacted'),
  },
  accepted: {
    words: toPerson(
      ({ company, job, wasRejected }) => `${company} accepted you for ${job}${wasRejected === true ? ' after all' : ''}`,
      ({ group, wasRejected }) =>
        wasRejected === true ? `${group} accepted you as a member after all` : `You are a member of ${group} now`,
    ),
    text,
    screen: posting('accepted'),
  },
  rejected: {
    words: toPerson(
      ({ company, job }) => `${company} decided not to go on with you for ${job}`,
      ({ group, wasMember }) => (wasMember === true ? `You are no longer a member of ${group}` : `${group} did not accept you as a member`),
    ),
    text,
    screen: posting('rejected'),
  },
  reopened: {
    words: toPerson(
      ({ company, job }) => `${company} is considering you again for ${job}`,
      ({ group }) => `${group} is considering you again`,
    ),
    text,
    screen: posting('applied'),
  },
  applied: {
    words: toOwner(
      ({ person, job }) => `${person} applied for ${job}`,
      ({ person, group, joined }) => (joined === true ? `${person} is a member of ${group} now` : `${person} asks to join ${group}`),
    ),
    screen: people('applied'),
  },
  withdrawn: {
    words: toOwner(
      ({ person, job, agreedAlone }) => (agreedAlone === true ? agreesNoMore(person, job) : `${person} withdrew from ${job}`),
      ({ person, group, wasMember, agreedAlone }) => {
        if (agreedAlone === true) return agreesNoMore(person, group)
        return wasMember === true ? `${person} left ${group}` : `${person} no longer asks to join ${group}`
      },
    ),
    screen: whoLeft,
  },
  agreedToContact: {
    words: toOwner(
      ({ person, job }) => `${person} agrees to be contacted about ${job}`,
      ({ person, group }) => `${person} agrees to be contacted about ${group}`,
    ),
    screen: people('contacted'),
  },
  declined: {
    words: toOwner(
      ({ person, job }) => `${person} is not interested in ${job}`,
      ({ person, group }) => `${person} does not want to join ${group}`,
    ),
    screen: people('rejected'),
  },
} as const satisfies Partial<Record<NotificationKind, DescribedKind>>
