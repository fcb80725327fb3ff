import type { Id } from '@trellis/contract/ids.ts'
import { PasswordChange } from '@trellis/contract/profiles.calls.ts'
import { changePassword } from '../accounts/passwords.actions.ts'
import type { Context } from '../context.ts'
import type { Actor } from '../platform/http/actor.ts'
import { Failure } from '../platform/http/failure.ts'
import { updateSection } from './profiles.actions.ts'
import { readData } from './readData.ts'
import { isSection } from './sections.ts'

interface Edit {
  readonly userId: Id
  readonly type: string
  readonly data: Record<string, unknown>
}

/**
 * Makes the change that an edit type stands for. A reset token is good for the password alone, and a password is changed
 * by nobody but the person.
 * @throws Failure EditTypeNotFound, NotSignedIn, NotFound, BadInput, WrongPassword
 */
export async function editProfile(context: Context, actor: Actor, { userId, type, data }: Edit): Promise<void> {
  if (type === 'password') {
    if (userId !== actor.id) throw new Failure('NotFound')
    return changePassword(context, actor, readData(PasswordChange, data))
  }
  if (actor.scope !== 'session') throw new Failure('NotSignedIn')
  if (!isSection(type)) throw new Failure('EditTypeNotFound')
  return updateSection(context, actor, { profileId: userId, section: type, data })
}
