import type { AboutThing, Endpoint, EndpointDescription, Reply, Thing, ValidInput, WhoMay } from '@trellis/contract/wire/endpoint.ts'
import type { Actor } from './actor.ts'
import type { ThingKind } from './things.ts'

export interface UploadedFile {
  readonly filename: string
  readonly bytes: Uint8Array
}

/** A reply that is a file instead of JSON. */
export interface FileReply {
  /** All of it, one part after the other, or how it is made when it has to be sent. */
  readonly bytes: Uint8Array | AsyncIterable<Uint8Array> | (() => Promise<Uint8Array>)
  readonly contentType: string
  /** Offered for saving under this name; shown in place where there is none. */
  readonly filename?: string
  /** Differs whenever the bytes do: who has this version already is not sent it again. */
  readonly version?: string
  /** Whether pages of others may show it, and whoever passes it on may keep it: only for what everybody may see. */
  readonly isForEverybody?: boolean
}

type WhoCalls<D extends EndpointDescription> = D['access'] extends { who: 'anyone' } ? Actor | undefined : Actor

/** What a handler gets: input that fits the contract, and the actor, who has passed the access rule. */
export type Call<D extends EndpointDescription> = ValidInput<D> & {
  readonly actor: WhoCalls<D>
  readonly file: D['upload'] extends string ? UploadedFile : undefined
  /** The token that the actor called with, for a call that answers it again; empty without one. Never to be stored. */
  readonly token: string
  /** The caller's network address, for limits and digests only. */
  readonly address: string
  /** The secret of a browser in which somebody signed in before. */
  readonly device: string | undefined
  /** Gives the browser such a secret with the answer. */
  readonly keepDevice: (secret: string) => void
  /** Told once the caller waits for the answer no more, for work that would take long in vain. */
  readonly waiting: () => AbortSignal
}

type Handler<D extends EndpointDescription> = (call: Call<D>) => Promise<D['binary'] extends true ? FileReply : Reply<D>>

export interface Route {
  readonly call: Endpoint
  readonly handle: Handler<EndpointDescription>
}

/** Binds a call of the contract to the function that answers it. */
export function route<D extends EndpointDescription>(call: Endpoint<D>, handle: Handler<D>): Route {
  return { call, handle }
}

/** There is always a thing where the call has one rule; of several, one may name nothing but a person. */
type ThingOf<D extends EndpointDescription, Row> = D['access'] extends WhoMay ? Row : Row | undefined

/**
 * The same for a call about a thing: the handler gets what the domain that owns it has read, as `thing`.
 * @param _kind of the thing that the call's access rule names
 */
export function routeOn<T extends Thing, Row, D extends EndpointDescription & { readonly access: AboutThing<T> }>(
  _kind: ThingKind<T, Row>,
  call: Endpoint<D>,
  handle: (call: Call<D> & { readonly thing: ThingOf<D, Row> }) => ReturnType<Handler<D>>,
): Route {
  return { call, handle: handle as Handler<EndpointDescription> }
}
