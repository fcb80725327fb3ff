import type { Listener } from './events/events.ts'
import type { Actor } from './http/actor.ts'
import type { Page } from './http/pages/pages.ts'
import type { Route } from './http/route.ts'
import type { ThingResolver } from './http/things.ts'
import type { DomainNotifications } from './notifications.ts'
import type { TaskWork } from './tasks/tasks.ts'

/** A domain's front door, `<domain>.domain.ts`: all that it offers, hears and does later. */
export interface Domain {
  /** The calls that it answers. */
  readonly routes?: readonly Route[]
  /** The things that it owns, and who may do what with each. */
  readonly things?: readonly ThingResolver[]
  /** What it follows of what happens in domains below it. */
  readonly listeners?: readonly Listener[]
  /** What it does later. */
  readonly tasks?: readonly TaskWork[]
  /** Addresses of the web app at which the server knows what the page is about. */
  readonly pages?: readonly Page[]
  /** Whom it notifies of what. */
  readonly notifications?: DomainNotifications
  /** What it stores of people; nothing where it is not said. */
  readonly personal?: PersonalData
  /** What it adds to what domains below it show and do. */
  readonly parts?: readonly Part[]
  /** Called once the server listens, for what the first request would otherwise wait for. */
  readonly warm?: () => Promise<void>
  /** Whether it can answer at once: until then the server is not ready. */
  readonly isReady?: () => boolean
  /** Called when the server has answered its last request. */
  readonly stop?: () => Promise<void>
}

/** Something that a domain shows or does, and to which domains above it add parts: it knows what a part is like, and none of them. */
export interface PartKind<P> {
  readonly name: string
  /** Never set: carries the part's type. */
  readonly part?: P
}

export const partKind = <P>(name: string): PartKind<P> => ({ name })

export interface Part {
  readonly name: string
  readonly part: unknown
}

export const part = <P>({ name }: PartKind<P>, part: P): Part => ({ name, part })

/** Finds what all domains add to something; asked for within a call, when all of them are there. */
export type PartsOf = <P>(kind: PartKind<P>) => readonly P[]

export const partsAmong =
  (domains: () => readonly Domain[]): PartsOf =>
  <P>({ name }: PartKind<P>) =>
    domains().flatMap(({ parts = [] }) => parts.filter((one) => one.name === name).map((one) => one.part as P))

/** What becomes of a table that holds something of people. */
export type Treatment = ({ readonly archivedAs: string } | { readonly leftOut: string }) & {
  /** Why something of it stays when the person is erased, and what. */
  readonly kept?: string
}

/** What a domain stores of people, and what of it goes into their archive. */
export interface PersonalData {
  /**
   * Each table that holds something of people, by its name in the database: under which name it is `archivedAs`,
   * or why it is `leftOut`. What is not `kept` is gone once the person is erased.
   */
  readonly tables: Readonly<Record<string, Treatment>>
  /** Everything of a person for their archive, by the names that `tables` says. */
  readonly collect: (person: Actor) => Promise<Record<string, unknown>>
  /** Their files, one after the other. */
  readonly files?: (person: Actor) => AsyncIterable<ArchivedFile>
}

export interface ArchivedFile {
  /** The path in the archive. */
  readonly name: string
  readonly bytes: Uint8Array
}

/** What all domains store of people. */
export const personalOf = (domains: readonly Domain[]): PersonalData[] => domains.flatMap(({ personal }) => personal ?? [])
