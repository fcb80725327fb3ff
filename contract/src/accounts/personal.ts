import { z } from 'zod'
import { PasswordKey, UserType } from './accounts.ts'
import { TAKE_BACK_DAYS } from './leaving.ts'
import { endpoint, self } from '../wire/endpoint.ts'
import { Id } from '../wire/ids.ts'

const OneId = z.strictObject({ id: Id })

export const deleteProfile = endpoint({
  method: 'DELETE',
  path: '/profile/:id',
  access: self('params.id', { orSuperUser: true }),
  summary:
    "Deletes an account of any kind, by the password of whoever asks: the person's own, or a super-user's. It is gone for " +
    `everybody at once, can be taken back by signing in for ${TAKE_BACK_DAYS} days, and is erased then. \`profileType\` has to be its kind.`,
  params: OneId,
  query: z.strictObject({ profileType: UserType.optional() }),
  body: z.strictObject({ password: PasswordKey, profileType: UserType.optional() }),
  /** `until`: when it is erased, in milliseconds since 1970. */
  reply: z.object({ data: z.object({ until: z.number() }) }),
  errors: ['NotSignedIn', 'SessionEnded', 'NotFound', 'WrongPassword'],
})

export const downloadPersonal = endpoint({
  method: 'GET',
  path: '/profile/:id/archive',
  access: self('params.id'),
  summary: 'Answers everything stored about a person as one ZIP archive: one JSON and the files. Three times an hour at most.',
  params: OneId,
  reply: z.unknown(),
  binary: true,
  errors: ['NotSignedIn', 'SessionEnded', 'NotFound'],
})
