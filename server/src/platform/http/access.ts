import { type Access, type DependingOn, type EndpointDescription, type Rule, rulesOf } from '@trellis/contract/wire/endpoint.ts'
import type { FailureCode } from '@trellis/contract/wire/errors.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Actor, Refusal } from './actor.ts'

export type Inputs = Readonly<Record<'params' | 'query' | 'body', unknown>>

/**
 * The rule of the contract that holds for a call: of several the one that its input chooses, or the first that lets the actor.
 * Input that has not been checked may choose another rule than the same input once it is valid, so both are asked.
 */
export function ruleFor(access: Access, actor: Actor | Refusal, inputs: Inputs): Rule {
  if (access.who === 'dependingOn') return chosen(access, inputs)
  if (access.who !== 'either') return access
  return refusal(access.first, actor, inputs) === undefined ? access.first : access.second
}

/**
 * Decides whether a rule lets an actor make a call; refused by default.
 * @returns the failure to answer with, or nothing where the call may go on
 */
export function refusal(rule: Rule, actor: Actor | Refusal, inputs: Inputs): FailureCode | undefined {
  if (rule.who === 'anyone') return undefined
  if (typeof actor === 'string') return actor
  if (rule.who === 'self' && rule.orSignUpToken && actor.scope === 'signUp') return own(rule.of, actor, inputs)
  if (rule.who === 'self' && rule.orResetToken && actor.scope === 'reset') return own(rule.of, actor, inputs)
  if (actor.scope !== 'session') return 'NotSignedIn'
  if (rule.who === 'superUser') return actor.isSuperUser ? undefined : 'Forbidden'
  if (rule.orSuperUser && actor.isSuperUser) return undefined
  if (rule.types !== undefined && !rule.types.includes(actor.type)) return 'Forbidden'
  return rule.who === 'self' ? own(rule.of, actor, inputs) : undefined
}

/**
 * Whether somebody has to be approved before they make a call: one that needs a session, and does not say that it is for whoever
 * waits, or is about somebody else.
 */
export function hasToWait(
  { access, whileWaiting }: Pick<EndpointDescription, 'access' | 'whileWaiting'>,
  actor: Actor | Refusal,
  inputs: Inputs,
): boolean {
  if (access.who === 'anyone' || typeof actor === 'string' || actor.scope !== 'session' || !actor.isWaiting) return false
  return whileWaiting === undefined || (whileWaiting !== 'always' && namedAt(whileWaiting, inputs) !== actor.id)
}

/** Whether an id is the actor's own: for what only a person themselves is shown, or may leave out of account. */
export const isSelf = (actor: Pick<Actor, 'id'>, id: Id): boolean => actor.id === id

/** Somebody else's id is answered as if nothing were there. */
const own = (of: string, actor: Actor, inputs: Inputs): FailureCode | undefined =>
  namedAt(of, inputs) === actor.id ? undefined : 'NotFound'

function chosen({ at, cases, otherwise }: DependingOn, inputs: Inputs): Rule {
  const value = namedAt(at, inputs)
  return typeof value === 'string' && Object.hasOwn(cases, value) ? cases[value]! : otherwise
}

/** Whether the body has a say in who may make a call. */
export function asksBody(access: Access): boolean {
  const isInBody = (place: string | undefined) => place?.startsWith('body.') === true
  return rulesOf(access).some(({ rule, under }) => isInBody(under?.at) || (rule.who === 'self' && isInBody(rule.of)))
}

/** What an input holds at a place such as `body.userId`. */
export function namedAt(place: string, inputs: Inputs): unknown {
  const [part, name] = place.split('.') as [keyof Inputs, string]
  return (inputs[part] as Record<string, unknown> | undefined)?.[name]
}
