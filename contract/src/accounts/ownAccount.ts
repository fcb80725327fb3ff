import { z } from 'zod'
import { endpoint, inSession, self } from '../wire/endpoint.ts'
import { Id } from '../wire/ids.ts'
import { Message } from '../wire/replies.ts'
import { Email, PasswordKey, UserType } from './accounts.ts'
import { TAKE_BACK_DAYS } from './leaving.ts'

export const partialUpdateEmail = endpoint({
  method: 'POST',
  path: '/profile/partialUpdateEmail/',
  access: self('body.userId'),
  summary: 'Changes the e-mail. The new one has to be verified; all sessions end.',
  body: z.strictObject({
    userId: Id,
    type: UserType,
    data: z.strictObject({ email: Email, currentPassword: PasswordKey, password: PasswordKey }),
  }),
  whileWaiting: 'body.userId',
  reply: Message,
  errors: [...inSession, 'NotFound', 'WrongPassword', 'EmailTaken'],
})

export const deleteProfile = endpoint({
  method: 'DELETE',
  path: '/profile/:id',
  access: self('params.id', { orSuperUser: true }),
  summary:
    "Deletes an account of any kind, by the password of whoever asks: the person's own, or a super-user's, who " +
    `deletes no other super-user. It is gone for everybody at once, can be taken back by signing in for ${TAKE_BACK_DAYS} days, and is ` +
    'erased then. `profileType` has to be its kind.',
  params: z.strictObject({ id: Id }),
  query: z.strictObject({ profileType: UserType.optional() }),
  body: z.strictObject({ password: PasswordKey, profileType: UserType.optional() }),
  whileWaiting: 'params.id',
  /** `until`: when it is erased, in milliseconds since 1970. */
  reply: z.object({ data: z.object({ until: z.number() }) }),
  errors: [...inSession, 'NotFound', 'WrongPassword'],
})
