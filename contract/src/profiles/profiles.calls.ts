import { z } from 'zod'
import { PasswordKey } from '../accounts/accounts.ts'
import { dependingOn, endpoint, inSession, self, signedIn, whoMay } from '../wire/endpoint.ts'
import { Id } from '../wire/ids.ts'
import { kindSpelling, personKinds } from '../wire/personKinds.ts'
import { Message } from '../wire/replies.ts'
import { spelled } from '../wire/spelled.ts'
import { FirstVisitStep, PersonCard, ProfileRecord } from './profiles.ts'
import { requiredText, text } from '../texts/text.ts'

const OneId = z.strictObject({ id: Id })

export const getProfile = endpoint({
  method: 'GET',
  path: '/profile/:id',
  access: signedIn(),
  summary: 'Answers a profile as the viewer may see it; 404 where it is hidden from them.',
  params: OneId,
  query: z.strictObject({ profileType: spelled(personKinds, kindSpelling).optional() }),
  reply: ProfileRecord,
  errors: [...inSession, 'NotFound'],
})

/**
 * `type` is a section's name with that whole section as `data`, or `password`. Anything else is 'Edit type is not found'. A reset
 * token is good for the password alone, and a password is changed by nobody but the person.
 */
export const partialUpdate = endpoint({
  method: 'POST',
  path: '/profile/partialUpdate/',
  access: dependingOn('body.type', { password: self('body.userId', { orResetToken: true }) }, self('body.userId', { orSuperUser: true })),
  summary: 'Replaces one section of a bio, or the password.',
  body: z.strictObject({ userId: Id, type: text(50), data: z.record(z.string(), z.unknown()) }),
  whileWaiting: 'body.userId',
  reply: Message,
  errors: [...inSession, 'NotFound', 'EditTypeNotFound', 'WrongPassword'],
})

/**
 * The `data` of a password change: the current key, unless a reset token stands for it. `name` is what an account is called
 * that starts anew by it (see `validateHash`), and ignored elsewhere.
 */
export const PasswordChange = z.strictObject({
  password: PasswordKey,
  currentPassword: PasswordKey.optional(),
  name: requiredText(200, 'Enter your name').optional(),
})

export const goThroughFirstVisit = endpoint({
  method: 'PUT',
  path: '/profile/:id/firstVisit',
  access: self('params.id', { types: ['student'] }),
  summary: 'Keeps at which step of the guided first visit one is, so that it goes on from there on any device; null ends it.',
  params: OneId,
  body: z.strictObject({ step: FirstVisitStep.nullable() }),
  reply: Message,
  errors: [...inSession, 'NotFound', 'Forbidden'],
})

const Visibility = z.strictObject({ profType: text(20), profID: Id, groupId: Id.optional() })

const ofProfile = whoMay('edit', 'profile', 'body.profID')
/** A candidate is hidden by whoever has them on a list, a member by an advisor of the group, as the domain of these says. */
const whoHides = dependingOn('body.profType', { profile: ofProfile, Normal: ofProfile }, signedIn())

/**
 * `profType` 'profile' (or 'Normal'): one's own profile, or anybody's for a super-user, hidden from everybody. 'employer': a
 * candidate, kept out of the lists of all postings of one's own. 'groupAdmin': a member of a group that one runs, hidden from
 * everybody as by themselves; of several groups `groupId` says which. They are told, and may publish it again. Whatever else is 404.
 */
export const hideProfile = endpoint({
  method: 'POST',
  path: '/pythonApi/hideProfile',
  access: whoHides,
  summary:
    'Hides a profile from every list, search and match but those of jobs to which the person applied; with the `profType` ' +
    "employer, a candidate from the lists of the recruiter's own postings alone; with groupAdmin, a member of a group that one runs.",
  body: Visibility,
  reply: Message,
  errors: [...inSession, 'NotFound', 'Forbidden', 'InvalidTransition'],
})

export const publishProfile = endpoint({
  method: 'POST',
  path: '/pythonApi/publishProfile',
  access: whoHides,
  summary:
    "Shows a hidden profile again; with the `profType` employer, a candidate in the lists of the recruiter's own postings; with " +
    'groupAdmin, a member whom an advisor of the same group hid.',
  body: Visibility,
  reply: Message,
  errors: [...inSession, 'NotFound', 'Forbidden', 'InvalidTransition'],
})

export const getMultProfiles = endpoint({
  method: 'POST',
  path: '/profile/getMultProfiles',
  access: signedIn(),
  summary: 'Answers the cards of those of the named people whom the viewer may see, in the order asked.',
  body: z.strictObject({ mbrList: z.array(Id).max(100) }),
  reply: z.object({ data: z.array(PersonCard) }),
  errors: inSession,
})
