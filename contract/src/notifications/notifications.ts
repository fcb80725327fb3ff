import { z } from 'zod'
import { endpoint, inSession, self } from '../wire/endpoint.ts'
import { Id } from '../wire/ids.ts'
import type { PersonKind } from '../wire/personKinds.ts'
import { listOf, page, size } from '../wire/paging.ts'

/**
 * Everything that people are notified of: whom it concerns and, where they choose whether they hear of it by e-mail, the words of
 * that choice. Of the others a letter of its own tells, or none.
 */
export const notificationKinds = {
  contacted: { concerns: ['student'], choice: 'An employer or a group contacts you' },
  accepted: { concerns: ['student'], choice: 'An employer or a group accepts you' },
  rejected: { concerns: ['student'], choice: 'An employer or a group does not choose you' },
  reopened: { concerns: ['student'], choice: 'An employer or a group looks at you again' },
  applied: { concerns: ['recruiter', 'advisor'], choice: 'Somebody applies, or asks to join' },
  withdrawn: { concerns: ['recruiter', 'advisor'], choice: 'Somebody withdraws an application, or leaves' },
  agreedToContact: { concerns: ['recruiter', 'advisor'], choice: 'Somebody agrees to be contacted' },
  declined: { concerns: ['recruiter', 'advisor'], choice: 'Somebody declines' },
  profileHidden: { concerns: ['student'], choice: 'An advisor hides your profile' },
  profileShown: { concerns: ['student'] },
  delegateAsked: { concerns: ['recruiter'] },
  delegateAccepted: { concerns: ['recruiter'] },
  delegateDeclined: { concerns: ['recruiter'] },
  delegateLeft: { concerns: ['recruiter'] },
  delegateRemoved: { concerns: ['recruiter'] },
  advisorInvited: { concerns: ['advisor'] },
  advisorJoined: { concerns: ['advisor'] },
  advisorDeclined: { concerns: ['advisor'] },
  advisorLeft: { concerns: ['advisor'] },
  advisorRemoved: { concerns: ['advisor'] },
  groupOffered: { concerns: ['advisor'] },
  groupTaken: { concerns: ['advisor'] },
  groupOfferDeclined: { concerns: ['advisor'] },
  groupPassedOn: { concerns: ['advisor'] },
  mentorAssigned: { concerns: ['student'], choice: 'Your mentors in a group are chosen' },
  menteeAssigned: { concerns: ['student'], choice: 'Your mentees in a group are chosen' },
  internshipAssigned: { concerns: ['student'], choice: 'Your internships in a group are chosen' },
  sessionPlanned: { concerns: ['student'], choice: 'A session with you is planned or moved' },
  sessionMissed: { concerns: ['student'], choice: 'You have not met for three weeks' },
  fitAsked: { concerns: ['student'] },
  pairsNeed: { concerns: ['advisor'], choice: 'Pairs in mentoring need you' },
  /** Super-users are of any kind. */
  advisorWaits: { concerns: [] },
} as const satisfies Record<string, { readonly concerns: readonly PersonKind[]; readonly choice?: string }>

type Kinds = typeof notificationKinds
export type NotificationKind = keyof Kinds
export const NotificationKind = z.enum(Object.keys(notificationKinds) as NotificationKind[])

/** A kind of which people choose how they hear by e-mail. */
export type MailedKind = { [Kind in NotificationKind]: Kinds[Kind] extends { choice: string } ? Kind : never }[NotificationKind]
export const isMailed = (kind: NotificationKind): kind is MailedKind => 'choice' in notificationKinds[kind]
export const mailedKinds = NotificationKind.options.filter(isMailed)
export const MailedKind = z.enum(mailedKinds)

/** How somebody hears of a kind by e-mail. In the product they always do. */
export const mailChoices = ['atOnce', 'daily', 'never'] as const
export const MailChoice = z.enum(mailChoices)
export type MailChoice = z.infer<typeof MailChoice>
export const DEFAULT_MAIL_CHOICE: MailChoice = 'daily'

/** What stands beside a notification: whose it is, as the reader sees them now. */
export const NotificationFace = z.object({
  of: z.enum(['person', 'posting']),
  /** The person's name, or who offers the posting. */
  name: z.string(),
  /** The address of the photo or picture below `/api`; empty where there is none, or the reader may not see it. */
  picture: z.string(),
  /** The genome in five whole percents that frames it; null without one. */
  ring: z.array(z.number()).nullable(),
})
export type NotificationFace = z.output<typeof NotificationFace>

export const Notification = z.object({
  id: Id,
  kind: NotificationKind,
  /** The whole sentence, such as 'Blue Door contacted you about Junior baker'. */
  words: z.string(),
  /** What was written with it; empty where nothing. */
  text: z.string(),
  /** What it is about, such as a posting; null where that is deleted, or the reader may not see it any more. */
  subject: z.object({ type: z.string(), id: Id }).nullable(),
  /** The person who did it; null where it was a company. */
  actorId: Id.nullable(),
  /** Null where nobody in particular did it. */
  face: NotificationFace.nullable(),
  /** The address of the screen that shows it; null where there is nothing to be seen any more. */
  screen: z.string().nullable(),
  at: z.number(),
  read: z.boolean(),
})
export type Notification = z.output<typeof Notification>

const errors = [...inSession, 'NotFound'] as const
const OnePerson = z.strictObject({ userId: Id })
const Unread = z.object({ data: z.object({ unread: z.number().int() }) })

export const listNotifications = endpoint({
  method: 'GET',
  path: '/notifications/:userId',
  access: self('params.userId'),
  summary:
    'Answers what happened to a person, newest first, and how much of it they have not read; nothing of people whom they ' +
    'may not see any more.',
  params: OnePerson,
  query: z.strictObject({ page, size }),
  reply: listOf(Notification).extend({ unread: z.number().int() }),
  errors,
})

export const countUnread = endpoint({
  method: 'GET',
  path: '/notifications/:userId/unread',
  access: self('params.userId'),
  passive: true,
  summary: 'Answers how many notifications a person has not read. Asked again and again by open pages, it is no activity.',
  params: OnePerson,
  reply: Unread,
  errors,
})

export const readNotifications = endpoint({
  method: 'POST',
  path: '/notifications/:userId/read',
  access: self('params.userId'),
  summary: 'Marks notifications as read: those named, or all.',
  params: OnePerson,
  body: z.strictObject({ ids: z.array(Id).max(100).nullish() }),
  reply: Unread,
  errors,
})

const Choices = z.record(MailedKind, MailChoice)

export const getMailChoices = endpoint({
  method: 'GET',
  path: '/notifications/:userId/mail',
  access: self('params.userId'),
  summary: 'Answers how a person hears of each kind by e-mail.',
  params: OnePerson,
  whileWaiting: 'params.userId',
  reply: z.object({ data: Choices }),
  errors,
})

export const setMailChoices = endpoint({
  method: 'PUT',
  path: '/notifications/:userId/mail',
  access: self('params.userId'),
  summary: 'Chooses how a person hears of kinds by e-mail. Kinds that are not named stay as they are.',
  params: OnePerson,
  body: z.partialRecord(MailedKind, MailChoice),
  whileWaiting: 'params.userId',
  reply: z.object({ data: Choices }),
  errors,
})
