import type { SignedIn } from '@trellis/contract/accounts/accounts.ts'
import { derivePasswordKey } from '@trellis/contract/accounts/passwords.ts'
import { call } from '../../api/call.ts'
import { bringDraftsBack } from '../../drafts/keeping.ts'
import type { Side } from '../../session/side.ts'
import { accountCalls } from '../links/loading.ts'

/** Signs in on a side, taking a deleted account back where that is wanted, and brings back what the person had typed in this browser. Throws `CallFailed`. */
export async function requestSignIn(
  { type }: Side,
  email: string,
  password: string,
  more: { readonly takeBack?: true } = {},
): Promise<SignedIn> {
  const { employeeSignIn, signIn } = await accountCalls()
  const credentials = { email, password: await derivePasswordKey(email, password), ...more }
  const reply =
    type === 'student'
      ? await call(signIn, { body: { ...credentials, userType: type } })
      : await call(employeeSignIn, { body: { ...credentials, userType: type } })
  await bringDraftsBack(reply._id, reply.draftKey)
  return reply
}
