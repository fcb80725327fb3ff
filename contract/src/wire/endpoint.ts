import type { z } from 'zod'
import type { FailureCode } from './errors.ts'
import type { PersonKind } from './personKinds.ts'
import { toWire } from './spelling.ts'

/** Where a call's input names something. */
type InputPlace = `${'params' | 'query' | 'body'}.${string}`

/** The things that calls are about, and what somebody may be able to do with one of each. */
export interface Abilities {
  /** `review`: who works with its candidates; `edit`, `delete`: what it tells, and whether it is there. */
  readonly posting: 'review' | 'edit' | 'delete'
  /** A posting of this kind; the same may be done with it. `see`: what goes on in it, whoever is in it. */
  readonly group: 'review' | 'edit' | 'delete' | 'see'
  /** A part of a group's members: whoever is in it sees it, its group's advisors change it. */
  readonly cohort: 'see' | 'edit'
  /** What is assigned together in a group: its advisors change it. */
  readonly mentoringGroup: 'edit'
  /** A recruiter as whoever posts for them knows them. */
  readonly employer: 'list' | 'post'
  /** A recruiter's or advisor's own profile. */
  readonly recruiter: 'see'
  /** A student's profile, and what is shown along with it. `seeAll`, `edit`: what is the student's own. */
  readonly profile: 'see' | 'seeAll' | 'edit'
  /** A stored resume. `offer`: whoever decides what it says for the bio. */
  readonly resume: 'read' | 'offer'
}
export type Thing = keyof Abilities

/** Whoever may do something with the thing that the input names. */
export interface WhoMay<T extends Thing = Thing> {
  readonly who: 'able'
  readonly to: Abilities[T]
  readonly thing: T
  readonly at: InputPlace
  /** Where the input names whose thing it has to be. */
  readonly of?: InputPlace
  readonly types?: readonly PersonKind[]
  readonly orSuperUser: boolean
}

interface SignedIn {
  readonly who: 'signedIn'
  readonly types?: readonly PersonKind[]
  readonly orSuperUser?: boolean
}

interface Self {
  readonly who: 'self'
  readonly of: InputPlace
  readonly types?: readonly PersonKind[]
  readonly orSuperUser?: boolean
  readonly orSignUpToken?: boolean
  readonly orResetToken?: boolean
}

type Anyone = { readonly who: 'anyone' }
type SuperUser = { readonly who: 'superUser' }

/**
 * Who may make a call. The server refuses by default:
 * - `anyone`: no token needed;
 * - `signedIn`: a session, of one of `types` where they are named; `orSuperUser` widens it;
 * - `self`: a session whose person is the one that the input names at `of`; `orSuperUser`,
 *   `orSignUpToken` and `orResetToken` widen it;
 * - `able`: a session whose person may do `to` with the `thing` whose id stands in the input `at`, as the domain that owns
 *   the thing says; of one of `types`, where they are named, or a super-user. What is hidden from them is answered like what is
 *   not there;
 * - `superUser`: a session with the super-user flag.
 */
export type Rule = Anyone | SignedIn | Self | WhoMay | SuperUser

/** What a call does, and so who may make it, stands in its input. */
export interface DependingOn<R extends Rule = Rule> {
  readonly who: 'dependingOn'
  readonly at: InputPlace
  readonly cases: Readonly<Record<string, R>>
  readonly otherwise: R
}

/** The first rule where it lets the caller, else the second. */
export interface Either<R extends Rule = Rule> {
  readonly who: 'either'
  readonly first: R
  readonly second: R
}

export type Access = Rule | DependingOn | Either

/** The rules of a call about a thing. */
export type AboutThing<T extends Thing> = WhoMay<T> | DependingOn<WhoMay<T> | Self | SignedIn> | Either<WhoMay<T> | Self | SignedIn>

export const anyone: Anyone = { who: 'anyone' }
export const superUser: SuperUser = { who: 'superUser' }
export const signedIn = (...types: PersonKind[]): SignedIn => ({ who: 'signedIn', ...(types.length > 0 && { types }) })
export const signedInOrSuperUser = (...types: PersonKind[]): SignedIn => ({ who: 'signedIn', types, orSuperUser: true })
export const self = (of: InputPlace, more: Omit<Self, 'who' | 'of'> = {}): Self => ({ who: 'self', of, ...more })
/** Whoever may do something with the thing whose id the input names: `whoMay('review', 'posting', 'params.jobId')`. */
export const whoMay = <T extends Thing>(
  to: Abilities[T],
  thing: T,
  at: InputPlace,
  more: Partial<Pick<WhoMay, 'of' | 'types' | 'orSuperUser'>> = {},
): WhoMay<T> => ({ who: 'able', to, thing, at, orSuperUser: true, ...more })
/** Who may make a call that does one of several things: `dependingOn('body.type', { password: self('body.userId') }, signedIn())`. */
export const dependingOn = <Named extends Rule, Other extends Rule>(
  at: InputPlace,
  cases: Readonly<Record<string, Named>>,
  otherwise: Other,
): DependingOn<Named | Other> => ({ who: 'dependingOn', at, cases, otherwise })
export const either = <First extends Rule, Second extends Rule>(first: First, second: Second): Either<First | Second> => ({
  who: 'either',
  first,
  second,
})

/** All rules of a call, with the value of the input under which each holds, where it does not always. */
export function rulesOf(access: Access): { readonly rule: Rule; readonly under?: { readonly at: InputPlace; readonly value: string } }[] {
  if (access.who === 'either') return [{ rule: access.first }, { rule: access.second }]
  if (access.who !== 'dependingOn') return [{ rule: access }]
  const { at, cases, otherwise } = access
  return [...Object.entries(cases).map(([value, rule]) => ({ rule, under: { at, value } })), { rule: otherwise }]
}

/** How every call that needs a session may fail. */
export const inSession = ['NotSignedIn', 'SessionEnded', 'NotApproved'] as const satisfies readonly FailureCode[]

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What a call is made of. `upload` marks a multipart form with one file; `binary` a reply that is a file. */
export interface EndpointDescription {
  readonly method: Method
  /** Below `/api`, parameters as `:name`. */
  readonly path: `/${string}`
  /** Where several calls share an address: the word of the input by which this one is meant. One of them has none, and is meant by the rest. */
  readonly meantBy?: { readonly at: InputPlace; readonly is: string }
  readonly access: Access
  /** One sentence for the API document. */
  readonly summary: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** Whether its body holds many texts none of which is long, each read in no time, such as the cells of a table: together they are no long text. */
  readonly shortTexts?: true
  readonly upload?: 'photo' | 'resume' | 'any'
  readonly reply: z.ZodType
  /** What `details` of its failures hold, where they hold words that the wire spells otherwise. */
  readonly details?: z.ZodType
  readonly binary?: true
  /** Made by the screen on its own, and so no sign that somebody is there: a session's idle time goes on. */
  readonly passive?: true
  /**
   * Whether somebody may make it who waits for approval: `always`, or where the input names themselves at this place. Whoever
   * waits is refused every other call that needs a session.
   */
  readonly whileWaiting?: 'always' | InputPlace
  readonly errors: readonly FailureCode[]
}

export interface Endpoint<D extends EndpointDescription = EndpointDescription> {
  readonly description: D
}

type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined
type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined

/** What a caller passes: the schemas' input types. */
export type Input<D extends EndpointDescription> = {
  [K in 'params' | 'query' | 'body' as D[K] extends z.ZodType ? K : never]: InputOf<D[K]>
} & (D['upload'] extends string ? { file: Blob } : unknown)

/** What the server's handler gets: the schemas' output types, defaults filled in. */
export type ValidInput<D extends EndpointDescription> = {
  readonly params: OutputOf<D['params']>
  readonly query: OutputOf<D['query']>
  readonly body: OutputOf<D['body']>
}

export type Reply<D extends EndpointDescription> = z.output<D['reply']>

/** Declares a call. Server routes, web client, API document and tests are made from what is declared here. */
export function endpoint<const D extends EndpointDescription>(description: D): Endpoint<D> {
  return { description }
}

/** Who may make a call, as a few words, for the list of calls and the API document. Its readers choose a rule by a word of the wire. */
export function accessWords({ access, ...parts }: Pick<EndpointDescription, 'access' | 'params' | 'query' | 'body'>): string {
  if (access.who === 'either') return `${ruleWords(access.first)}, else ${ruleWords(access.second)}`
  if (access.who !== 'dependingOn') return ruleWords(access)
  const [part, name] = access.at.split('.') as [keyof typeof parts, string]
  const sent = (value: string) => (toWire(parts[part], { [name]: value }) as Record<string, string>)[name]!
  const cases = Object.entries(access.cases).map(([value, rule]) => `${sent(value)}: ${ruleWords(rule)}`)
  return `by ${access.at}, ${cases.join(', ')}, else ${ruleWords(access.otherwise)}`
}

/** The same of one rule. */
export function ruleWords(rule: Rule): string {
  if (rule.who === 'anyone' || rule.who === 'superUser') return rule.who
  const words = [rule.who === 'self' ? `self(${rule.of})` : rule.who === 'able' ? ableWords(rule) : 'signedIn']
  if (rule.types !== undefined) words.push(`of ${rule.types.join('|')}`)
  if (rule.orSuperUser) words.push('or superUser')
  if (rule.who === 'self') {
    if (rule.orSignUpToken) words.push('or sign-up token')
    if (rule.orResetToken) words.push('or reset token')
  }
  return words.join(' ')
}

const ableWords = ({ to, thing, at, of }: WhoMay): string => `whoever may ${to} ${thing}(${at})${of === undefined ? '' : ` of ${of}`}`
