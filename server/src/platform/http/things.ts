import type { Abilities, Thing, WhoMay } from '@trellis/contract/wire/endpoint.ts'
import type { FailureCode } from '@trellis/contract/wire/errors.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { type Inputs, namedAt } from './access.ts'
import type { Actor } from './actor.ts'
import { Failure } from './failure.ts'

/** What is answered about a thing that is hidden from somebody or not there: the same, so that nobody learns which. */
type Hidden = 'NotFound' | 'Forbidden'

/** A kind of thing that calls are about, with what is read of one. */
export interface ThingKind<T extends Thing, Row> {
  readonly thing: T
  readonly hidden: Hidden
  /** Never set: carries the row's type. */
  readonly row?: Row
}

export const thingKind =
  <Row>() =>
  <T extends Thing>(thing: T, hidden: Hidden): ThingKind<T, Row> => ({ thing, hidden })

/** A thing with what one actor may do with it. */
export interface ThingFor<T extends Thing, Row> {
  readonly row: Row
  readonly may: ReadonlySet<Abilities[T]>
}

/** What the domain that owns a thing finds: the thing for an actor, that it is `gone`, or nothing that they may know of. */
export type Found<T extends Thing, Row> = ThingFor<T, Row> | 'gone' | undefined

/** How the domain that owns a kind of thing finds one for an actor; as it stands at its front door. */
export interface ThingResolver {
  readonly kind: ThingKind<Thing, unknown>
  /** @param of whose the thing has to be, where the call says so */
  readonly resolve: (actor: Actor, id: Id, of?: Id) => Promise<Found<Thing, unknown>>
}

export const resolvedBy = <T extends Thing, Row>(
  kind: ThingKind<T, Row>,
  resolve: (actor: Actor, id: Id, of?: Id) => Promise<Found<T, Row>>,
): ThingResolver => ({ kind, resolve })

/** The one rule of what is answered about a thing: where it is gone for those who knew it, 404; else what its kind is hidden by. */
export function refusalOf<T extends Thing, Row>(
  { hidden }: ThingKind<T, Row>,
  found: Found<T, Row>,
  to: Abilities[T],
): FailureCode | undefined {
  if (found === 'gone') return 'NotFound'
  return found?.may.has(to) ? undefined : hidden
}

/**
 * The row of a thing with which the actor may do something, for the few calls that ask for it under some inputs only.
 * @throws Failure NotFound or Forbidden
 */
export function requireAble<T extends Thing, Row>(kind: ThingKind<T, Row>, found: Found<T, Row>, to: Abilities[T]): Row {
  const refused = refusalOf(kind, found, to)
  if (refused !== undefined) throw new Failure(refused)
  return (found as ThingFor<T, Row>).row
}

/**
 * Finds what a call is about, once for it, as far as the actor may do with it what the call does.
 * @returns a function that throws Failure NotFound or Forbidden
 */
export function createFindThing(resolvers: readonly ThingResolver[]) {
  const byThing = new Map(resolvers.map((one) => [one.kind.thing, one]))
  return async ({ thing, to, at, of }: WhoMay, actor: Actor, input: Inputs): Promise<unknown> => {
    const resolver = byThing.get(thing)
    if (resolver === undefined) throw new Error(`No domain says who may ${to} a ${thing}`)
    const [id, ofId] = [namedAt(at, input) as Id, of && (namedAt(of, input) as Id)]
    return requireAble(resolver.kind, await resolver.resolve(actor, id, ofId), to)
  }
}
