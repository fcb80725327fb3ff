import type { Access } from '@trellis/contract/wire/endpoint.ts'
import type { FailureCode } from '@trellis/contract/wire/errors.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Actor, Refusal } from './actor.ts'
import { Failure } from './failure.ts'

type Inputs = { params: unknown; query: unknown; body: unknown }

/**
 * Decides whether the contract's access rule lets an actor make a call; refused by default.
 * @returns the failure to answer with, or nothing where the call may go on
 */
export function refusal(access: Access, actor: Actor | Refusal, inputs: Inputs): FailureCode | undefined {
  if (access.who === 'anyone') return undefined
  if (typeof actor === 'string') return actor
  if (access.who === 'self' && access.orSignUpToken && actor.scope === 'signUp') return own(access.of, actor, inputs)
  if (access.who === 'self' && access.orResetToken && actor.scope === 'reset') return own(access.of, actor, inputs)
  if (actor.scope !== 'session') return 'NotSignedIn'
  if (access.who === 'superUser') return actor.isSuperUser ? undefined : 'Forbidden'
  if (access.orSuperUser && actor.isSuperUser) return undefined
  if (access.types !== undefined && !access.types.includes(actor.type)) return 'Forbidden'
  return access.who === 'self' ? own(access.of, actor, inputs) : undefined
}

/**
 * The same for the few calls that are about oneself under some inputs only.
 * @throws Failure NotFound
 */
export function requireSelf(actor: Pick<Actor, 'id'>, id: Id): void {
  if (!isSelf(actor, id)) throw new Failure('NotFound')
}

/** Whether an id is the actor's own: for what only a person themselves is shown, or may leave out of account. */
export const isSelf = (actor: Pick<Actor, 'id'>, id: Id): boolean => actor.id === id

/** Somebody else's id is answered as if nothing were there. */
function own(of: string, actor: Actor, inputs: Inputs): FailureCode | undefined {
  const [part, name] = of.split('.') as [keyof Inputs, string]
  const input = inputs[part] as Record<string, unknown> | undefined
  return input?.[name] === actor.id ? undefined : 'NotFound'
}
