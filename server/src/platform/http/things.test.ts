import { type Abilities, whoMay } from '@trellis/contract/wire/endpoint.ts'
import { newId } from '@trellis/contract/wire/ids.ts'
import { expect, test } from 'vitest'
import type { Actor } from './actor.ts'
import { createFindThing, refusalOf, requireAble, resolvedBy, thingKind } from './things.ts'

const may = (...to: Abilities['posting'][]) => ({ row: 'a row', may: new Set(to) })
const forbidden = thingKind<string>()('posting', 'Forbidden')
const unfindable = thingKind<string>()('posting', 'NotFound')

test.each([
  ['what is not there', undefined, 'Forbidden', 'NotFound'],
  ['what is hidden', may(), 'Forbidden', 'NotFound'],
  ['what the actor may do something else with', may('review'), 'Forbidden', 'NotFound'],
  ['what they know to be gone', 'gone', 'NotFound', 'NotFound'],
  ['what they may do it with', may('edit'), undefined, undefined],
] as const)('%s', (_, found, ofForbidden, ofUnfindable) => {
  expect(refusalOf(forbidden, found, 'edit')).toBe(ofForbidden)
  expect(refusalOf(unfindable, found, 'edit')).toBe(ofUnfindable)
  if (ofForbidden === undefined) expect(requireAble(forbidden, found, 'edit')).toBe('a row')
  else expect(() => requireAble(forbidden, found, 'edit')).toThrow(expect.objectContaining({ code: ofForbidden }))
})

test('a thing is found by the id in the input, in whichever case it is written; what is no id is left to the contract', async () => {
  const id = newId()
  const asked: string[] = []
  const resolver = resolvedBy(forbidden, async (_, which) => {
    asked.push(which)
    return may('edit')
  })
  const find = createFindThing([resolver])
  const access = whoMay('edit', 'posting', 'body.jobId')
  const actor = { id: newId() } as Actor
  const inputs = (body: unknown) => ({ params: {}, query: {}, body })
  expect(await find(access, actor, inputs({ jobId: id.toUpperCase() }))).toEqual({ refused: undefined, row: 'a row' })
  for (const body of [null, undefined, 'text', {}, { jobId: 'none' }, { jobId: [id] }]) {
    expect(await find(access, actor, inputs(body))).toEqual({ refused: undefined, row: undefined })
  }
  expect(asked).toEqual([id])
})
