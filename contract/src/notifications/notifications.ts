import { z } from 'zod'
import { CURRENT } from '../texts/dates.ts'
import { endpoint, inSession, self } from '../wire/endpoint.ts'
import { Id } from '../wire/ids.ts'
import { listOf, page, size } from '../wire/paging.ts'

/** What people are notified of, and choose how they hear of it by e-mail. */
export const mailedKinds = [
  'contacted',
  'accepted',
  'rejected',
  'reopened',
  'applied',
  'withdrawn',
  'agreedToContact',
  'declined',
  'profileHidden',
  'mentorAssigned',
  'menteeAssigned',
  'internshipAssigned',
  'sessionPlanned',
  'sessionMissed',
  'pairsNeed',
] as const
/** What a letter of its own tells of, or none. */
const otherKinds = [
  'profileShown',
  'delegateAsked',
  'delegateAccepted',
  'delegateDeclined',
  'delegateLeft',
  'delegateRemoved',
  'advisorInvited',
  'advisorJoined',
  'advisorDeclined',
  'advisorLeft',
  'advisorRemoved',
  'groupOffered',
  'groupTaken',
  'groupOfferDeclined',
  'groupPassedOn',
  'fitAsked',
  'advisorWaits',
] as const

/** Everything that people are notified of. */
export const NotificationKind = z.enum([...mailedKinds, ...otherKinds])
export type NotificationKind = z.output<typeof NotificationKind>

export const MailedKind = z.enum(mailedKinds)
export type MailedKind = z.output<typeof MailedKind>
export const isMailed = (kind: NotificationKind): kind is MailedKind => (mailedKinds as readonly NotificationKind[]).includes(kind)

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

/** The number after it means 'now' wherever days are told. */
const LAST_TIME = CURRENT - 1

export const readNotifications = endpoint({
  method: 'POST',
  path: '/notifications/:userId/read',
  access: self('params.userId'),
  summary:
    'Marks notifications as read: those named, or all that are listed. `upTo` is the `at` of the newest that was seen, so that what came since stays unread.',
  params: OnePerson,
  body: z.strictObject({
    ids: z.array(Id).max(100).nullish(),
    upTo: z.number().int().min(0).max(LAST_TIME, 'Use the time of a notification').nullish(),
  }),
  reply: Unread,
  errors,
})
