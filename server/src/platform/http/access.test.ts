import { anyone, dependingOn, either, type Rule, self, signedIn, superUser } from '@trellis/contract/wire/endpoint.ts'
import { describe, expect, test } from 'vitest'
import { refusal, ruleFor } from './access.ts'
import type { Actor, Refusal } from './actor.ts'

const ADA = '01990000-0000-7000-8000-000000000001'
const BEN = '01990000-0000-7000-8000-000000000002'

const ada: Actor = {
  id: ADA,
  type: 'student',
  isSuperUser: false,
  scope: 'session',
  trustedBirthYear: null,
  seesVouched: false,
  places: [],
  membership: [],
  isWaiting: false,
  tokenHash: '',
}
const actors = {
  stranger: 'NotSignedIn',
  expired: 'SessionEnded',
  signUpToken: { ...ada, scope: 'signUp' },
  resetToken: { ...ada, scope: 'reset' },
  student: ada,
  recruiter: { ...ada, type: 'recruiter' },
  superUser: { ...ada, type: 'advisor', isSuperUser: true },
  superUsersSignUpToken: { ...ada, isSuperUser: true, scope: 'signUp' },
} as const satisfies Record<string, Actor | Refusal>
type Who = keyof typeof actors

const may = undefined
const none = 'NotSignedIn'
const ended = 'SessionEnded'
const no = 'Forbidden'
const hidden = 'NotFound'

const order: readonly Who[] = [
  'stranger',
  'expired',
  'signUpToken',
  'resetToken',
  'student',
  'recruiter',
  'superUser',
  'superUsersSignUpToken',
]
type Answers = (string | undefined)[]

/** Who may call, by rule: with one's own id in the input, and with somebody else's. */
const table: readonly [name: string, Rule, own: Answers, others: Answers][] = [
  ['anyone', anyone, [may, may, may, may, may, may, may, may], [may, may, may, may, may, may, may, may]],
  ['signedIn', signedIn(), [none, ended, none, none, may, may, may, none], [none, ended, none, none, may, may, may, none]],
  [
    'signedIn of recruiter',
    signedIn('recruiter'),
    [none, ended, none, none, no, may, no, none],
    [none, ended, none, none, no, may, no, none],
  ],
  ['superUser', superUser, [none, ended, none, none, no, no, may, none], [none, ended, none, none, no, no, may, none]],
  ['self', self('params.id'), [none, ended, none, none, may, may, may, none], [none, ended, none, none, hidden, hidden, hidden, none]],
  [
    'self in the body, or super-user',
    self('body.id', { orSuperUser: true }),
    [none, ended, none, none, may, may, may, none],
    [none, ended, none, none, hidden, hidden, may, none],
  ],
  [
    'self of recruiter, or super-user',
    self('query.id', { types: ['recruiter'], orSuperUser: true }),
    [none, ended, none, none, no, may, may, none],
    [none, ended, none, none, no, hidden, may, none],
  ],
  [
    'self or sign-up token',
    self('params.id', { orSignUpToken: true }),
    [none, ended, may, none, may, may, may, may],
    [none, ended, hidden, none, hidden, hidden, hidden, hidden],
  ],
  [
    'self or reset token, or super-user',
    self('params.id', { orResetToken: true, orSuperUser: true }),
    [none, ended, none, may, may, may, may, none],
    [none, ended, none, hidden, hidden, hidden, may, none],
  ],
]

const naming = (id: unknown) => ({ params: { id }, query: { id }, body: { id } })

describe.each(table)('%s', (_, rule, own, others) => {
  test.each(order.map((who, i) => [who, own[i], others[i]] as const))('%s', (who, ofOwn, ofOthers) => {
    expect(refusal(rule, actors[who], naming(ADA))).toBe(ofOwn)
    expect(refusal(rule, actors[who], naming(BEN))).toBe(ofOthers)
  })
})

test.each<[string, unknown]>([
  ['no input at all', undefined],
  ['no id', {}],
  ['a list that holds the id', { id: [ADA] }],
  ['the id in capital letters', { id: ADA.replace('01990000', '0199000A') }],
  ['an inherited id', Object.create({ id: BEN })],
])('one’s own id is not taken from %s', (_, body) => {
  expect(refusal(self('body.id'), ada, { params: {}, query: {}, body })).toBe('NotFound')
})

describe('of several rules', () => {
  const own = self('body.id')
  const recruiters = signedIn('recruiter')

  test.each<[string, unknown, Rule]>([
    ['the one that the input names', { type: 'mine' }, own],
    ['the other, where it names none', { type: 'yours' }, recruiters],
    ['the other, where it only looks like one', { type: 'mine ' }, recruiters],
    ['the other, for what every object has', { type: 'constructor' }, recruiters],
    ['the other, for a list', { type: ['mine'] }, recruiters],
    ['the other, without an input', null, recruiters],
  ])('%s', (_, body, expected) => {
    const access = dependingOn('body.type', { mine: own }, recruiters)
    expect(ruleFor(access, ada, { params: {}, query: {}, body })).toBe(expected)
  })

  test('either lets whomever one of both lets', () => {
    expect(ruleFor(either(own, recruiters), ada, naming(ADA))).toBe(own)
    expect(ruleFor(either(own, recruiters), ada, naming(BEN))).toBe(recruiters)
    expect(ruleFor(either(own, recruiters), 'SessionEnded', naming(ADA))).toBe(recruiters)
  })
})
