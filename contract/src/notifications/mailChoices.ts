import { z } from 'zod'
import { endpoint, inSession, self } from '../wire/endpoint.ts'
import { Id } from '../wire/ids.ts'
import { MailedKind } from './notifications.ts'

/** How somebody hears of a kind by e-mail. In the product they always do. */
export const mailChoices = ['atOnce', 'daily', 'never'] as const
export const MailChoice = z.enum(mailChoices)
export type MailChoice = z.infer<typeof MailChoice>
export const DEFAULT_MAIL_CHOICE: MailChoice = 'daily'

const errors = [...inSession, 'NotFound'] as const
const OnePerson = z.strictObject({ userId: Id })
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
