import { z } from 'zod'
import { endpoint, self } from './endpoint.ts'
import { Id } from './ids.ts'
import { listOf, page, size } from './paging.ts'

/** What a person is told of: the first four of what an employer did, the others of what a student did. */
export const notificationKinds = [
  'contacted',
  'accepted',
  'rejected',
  'reopened',
  'applied',
  'withdrawn',
  'agreedToContact',
  'declined',
] as const
export const NotificationKind = z.enum(notificationKinds)
export type NotificationKind = z.infer<typeof NotificationKind>

/** How somebody hears of a kind by e-mail. In the product they always do. */
export const mailChoices = ['atOnce', 'daily', 'never'] as const
export const MailChoice = z.enum(mailChoices)
export type MailChoice = z.infer<typeof MailChoice>
export const DEFAULT_MAIL_CHOICE: MailChoice = 'daily'

export const Notification = z.object({
  id: Id,
  kind: NotificationKind,
  /** The whole sentence, such as 'Blue Door contacted you about Junior baker'. */
  words: z.string(),
  /** The job; null where it is deleted, or the reader may not see it any more. */
  postingId: Id.nullable(),
  /** The person whose link to the posting changed. */
  personId: Id,
  at: z.number(),
  read: z.boolean(),
})
export type Notification = z.output<typeof Notification>

const errors = ['NotSignedIn', 'SessionEnded', 'NotFound'] as const
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

const Choices = z.record(NotificationKind, MailChoice)

export const getMailChoices = endpoint({
  method: 'GET',
  path: '/notifications/:userId/mail',
  access: self('params.userId'),
  summary: 'Answers how a person hears of each kind by e-mail.',
  params: OnePerson,
  reply: z.object({ data: Choices }),
  errors,
})

export const setMailChoices = endpoint({
  method: 'PUT',
  path: '/notifications/:userId/mail',
  access: self('params.userId'),
  summary: 'Chooses how a person hears of kinds by e-mail. Kinds that are not named stay as they are.',
  params: OnePerson,
  body: z.partialRecord(NotificationKind, MailChoice),
  reply: z.object({ data: Choices }),
  errors,
})
