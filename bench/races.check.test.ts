import { newId } from '@trellis/contract/wire/ids.ts'
import { type Bucket, type LinkEvent, type LinkSide, noLink, takenBack, UNDO_MS } from '@trellis/contract/postings/links.ts'
import { GROUP, JOB, type PostingKind } from '@trellis/contract/postings/postingKinds.ts'
import { rulesOf } from '@trellis/contract/postings/transitions.ts'
import { expect, test } from 'vitest'
import { type Answer, breachesOf, type Race, type Shown, type StoredChange } from './races.check.ts'

const student = newId(1)
const owner = newId(2)
const delegate = newId(3)

interface Step {
  readonly side: LinkSide
  readonly byId: string | null
  readonly event: LinkEvent | 'undo'
  readonly bucket?: Bucket
}

/** The seconds of a race in which each step takes one: asked for at 100 ms, decided on at 500, answered at 900. */
function raceOf(steps: readonly Step[], kind: PostingKind = JOB): Race {
  const { changed } = rulesOf(kind)
  const [answers, history]: [Answer[], StoredChange[]] = [[], []]
  const changedAt = { person: null as number | null, owner: null as number | null }
  let link = noLink
  steps.forEach(({ side, byId, event, bucket = '' }, second) => {
    const at = second * 1_000 + 500
    const made = history.findLast((change) => change.byId === byId)
    const after = event === 'undo' ? takenBack(link, made!) : changed(link, event, side)!
    const undoes = event === 'undo' ? made!.id : null
    history.push({ id: newId(at), number: second + 1, at, byId, side, event, before: link, after, undoes })
    const isKnownToBoth = (['applied', 'ok2contact'] as const).some((flag) => link.flags[flag] !== after.flags[flag])
    for (const one of ['person', 'owner'] as const) if (link[one] !== after[one] || isKnownToBoth) changedAt[one] = at
    link = after
    if (side === 'system' || byId === null) return
    const isTimed = link[side] !== 'none' || link.flags.withdrawn
    const undoUntil = event === 'undo' ? null : at + UNDO_MS
    const record: Shown = { state: link[side], flags: link.flags, changedAt: isTimed ? changedAt[side] : null, undoUntil }
    answers.push({ side, byId, event, bucket, sentAt: at - 400, answeredAt: at + 400, code: 'accepted', record })
  })
  return { kind, answers, history, final: link }
}

const told: readonly Step[] = [
  { side: 'system', byId: null, event: 'suggest' },
  { side: 'person', byId: student, event: 'saved' },
  { side: 'owner', byId: owner, event: 'shortlist', bucket: 'suggested' },
  { side: 'owner', byId: delegate, event: 'hide' },
  { side: 'owner', byId: delegate, event: 'undo' },
  { side: 'owner', byId: owner, event: 'contacted', bucket: 'saved' },
  { side: 'person', byId: student, event: 'ok2contact' },
  { side: 'owner', byId: delegate, event: 'accepted' },
  { side: 'person', byId: student, event: 'withdrawn' },
]
const fair = raceOf(told)
const last = fair.answers.at(-1)!

/** The same race but for one change of the history, by its number. */
const withChange = (number: number, forged: Partial<StoredChange>): Race => ({
  ...fair,
  history: fair.history.map((change) => (change.number === number ? { ...change, ...forged } : change)),
})
const withAnswer = (...forged: Partial<Answer>[]): Race => ({
  ...fair,
  answers: [...fair.answers, ...forged.map((more) => ({ ...last, ...more }))],
})

test('a race in which all went well has no breach', () => {
  expect(breachesOf(fair)).toEqual([])
  expect(breachesOf({ kind: JOB, answers: [], history: [], final: noLink })).toEqual([])
})

test('each kind of posting is held to its own rules: whom a group rejected is in none of its lists once they withdraw', () => {
  const turnedDown: readonly Step[] = [
    { side: 'person', byId: student, event: 'applied' },
    { side: 'owner', byId: owner, event: 'rejected' },
    { side: 'person', byId: student, event: 'withdrawn' },
  ]
  for (const kind of [JOB, GROUP]) expect(breachesOf(raceOf(turnedDown, kind))).toEqual([])
  expect(breachesOf({ ...raceOf(turnedDown, GROUP), kind: JOB })).toEqual(['change 3 is no step: withdrawn by the person'])
})

test('a refusal that was right for a moment between question and answer is no breach', () => {
  // Between the third change and the fourth the owner's side was in 'saved'.
  const saved = fair.answers.find(({ event }) => event === 'shortlist')!.record
  const during = { side: 'owner', byId: owner, sentAt: 2_700, answeredAt: 3_300, record: saved } as const
  const stale = { ...during, event: 'contacted', bucket: 'applied', code: 'Stale' } as const
  const notPossible = { ...during, event: 'reopen', bucket: 'saved', code: 'InvalidTransition' } as const
  expect(breachesOf(withAnswer(stale, notPossible))).toEqual([])
  expect(breachesOf(withAnswer({ ...stale, bucket: 'saved' }))).toEqual([expect.stringContaining('wrongly Stale')])
  expect(breachesOf(withAnswer({ ...notPossible, event: 'contacted' }))).toEqual([expect.stringContaining('wrongly InvalidTransition')])
  const late = { sentAt: 7_700, answeredAt: 8_300 }
  expect(breachesOf(withAnswer({ ...stale, ...late }))).toEqual([expect.stringContaining('wrongly Stale')])
})

test('a repeated change without effect is no breach, one that would have had an effect is', () => {
  const hidden = fair.answers.find(({ event }) => event === 'hide')!
  const again: Answer = { ...hidden, sentAt: 3_600, answeredAt: 4_000, record: { ...hidden.record, undoUntil: null } }
  expect(breachesOf(withAnswer(again))).toEqual([])
  expect(breachesOf(withAnswer({ ...again, event: 'unhide' }))).toEqual([expect.stringContaining('unhide')])
})

test('a lost update is found', () => {
  expect(breachesOf(withChange(6, { before: fair.history[4]!.before }))).toContain('change 6 begins where none ended: an update was lost')
  expect(breachesOf({ ...fair, final: noLink })).toEqual(['the link is not what its last change made of it'])
})

test('a change that is missing is found, wherever it was', () => {
  for (const { number } of fair.history) {
    const history = fair.history.filter((change) => change.number !== number)
    expect(breachesOf({ ...fair, history })).not.toEqual([])
  }
  const answers = fair.answers.slice(1)
  expect(breachesOf({ ...fair, answers })).toEqual(['change 2, saved by the person, was accepted by no answer'])
})

test('a change that was accepted twice is found', () => {
  expect(breachesOf(withAnswer({}))).toEqual([expect.stringContaining('not in the history: withdrawn by the person')])
})

test('steps that are not possible are found', () => {
  expect(breachesOf(withChange(6, { event: 'reopen' }))).toContain('change 6 is no step: reopen by the owner')
  expect(breachesOf(withChange(9, { event: 'rejected' }))).toContain('change 9 is no step: rejected by the person')
})

test('what was not one’s own, or too long ago, cannot have been taken back', () => {
  const [, , , hidden, undo] = fair.history
  expect(breachesOf(withChange(5, { undoes: fair.history[2]!.id }))).toEqual(['change 5 is no step: undo by the owner'])
  expect(breachesOf(withChange(5, { byId: owner }))).toContain('change 5 is no step: undo by the owner')
  expect(breachesOf(withChange(4, { at: undo!.at - UNDO_MS - 1 }))).toContain('change 5 is no step: undo by the owner')
  expect(hidden!.id).toBe(undo!.undoes)
})

test('a change from a list that was out of date is found, and one at another time than the answer', () => {
  const answers = fair.answers.map((answer) => (answer.event === 'shortlist' ? { ...answer, bucket: 'applied' as const } : answer))
  expect(breachesOf({ ...fair, answers })).toEqual(['change 3 was made from a stale list'])
  const early = fair.answers.map((answer) => (answer.event === 'shortlist' ? { ...answer, answeredAt: 2_499 } : answer))
  expect(breachesOf({ ...fair, answers: early })).toHaveLength(2)
})
