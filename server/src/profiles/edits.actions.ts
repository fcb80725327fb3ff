import type { Id } from '@trellis/contract/wire/ids.ts'
import { PasswordChange } from '@trellis/contract/profiles/profiles.calls.ts'
import { accountById } from '../accounts/accounts.queries.ts'
import { changePassword } from '../accounts/passwords/passwords.actions.ts'
import type { Caller } from '../accounts/sessions/signIn.actions.ts'
import type { Context } from '../context.ts'
import type { Actor } from '../platform/http/actor.ts'
import { Failure, found } from '../platform/http/failure.ts'
import { updateSection } from './profiles.actions.ts'
import type { ReadBio } from './profiles.parts.ts'
import { profileById } from './profiles.queries.ts'
import { readData } from './sections/readData.ts'
import { isSection } from './sections/sections.ts'

interface Edit {
  readonly userId: Id
  readonly type: string
  readonly data: Record<string, unknown>
}

/**
 * Makes the change that an edit type stands for.
 * @returns after a change of the password, the secret by which the browser is known
 * @throws Failure EditTypeNotFound, NotFound, BadInput, WrongPassword
 */
export async function editProfile(
  context: Context,
  readBio: ReadBio,
  actor: Actor,
  { userId, type, data }: Edit,
  caller: Caller,
): Promise<string | undefined> {
  if (type === 'password') return changePassword(context, actor, readData(PasswordChange, data), caller)
  if (!isSection(type)) throw new Failure('EditTypeNotFound')
  const edit = type === 'generalInfo' ? await withoutReadOnly(context, userId, data) : data
  await updateSection(context, readBio, actor, { profileId: userId, section: type, data: edit })
  return undefined
}

/** What `GET /profile` shows of the general information and another call changes. */
const changedElsewhere = {
  email: 'Your e-mail is changed on the settings screen',
  hidden: 'Your profile is hidden and published on the settings screen',
} as const

/**
 * General information as it was read, without what is read only and has not changed.
 * @throws Failure BadInput where it has, or NotFound
 */
async function withoutReadOnly({ db }: Context, id: Id, data: Record<string, unknown>): Promise<Record<string, unknown>> {
  const { email, hidden, ...editable } = data
  if (email === undefined && hidden === undefined) return editable
  const [account, profile] = [found(await accountById(db, id)), found(await profileById(db, id))]
  const now = { email: account.email, hidden: profile.row.hidden }
  const changed = Object.entries(changedElsewhere).filter(
    ([field]) => data[field] !== undefined && data[field] !== now[field as keyof typeof now],
  )
  if (changed.length === 0) return editable
  throw new Failure('BadInput', { fields: Object.fromEntries(changed.map(([field, words]) => [`data.${field}`, words])) })
}
