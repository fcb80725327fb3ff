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

test('a thing is found by the id in the input', async () => {
  const id = newId()
  const resolver = resolvedBy(forbidden, async (_, which) => (which === id ? may('edit') : undefined))
  const find = createFindThing([resolver])
  const access = whoMay('edit', 'posting', 'body.jobId')
  const actor = { id: newId() } as Actor
  const input = (jobId: string) => ({ params: undefined, query: undefined, body: { jobId } })
  expect(await find(access, actor, input(id))).toBe('a row')
  await expect(find(access, actor, input(newId()))).rejects.toMatchObject({ code: 'Forbidden' })
  const ownedBy = resolvedBy(forbidden, async (_, __, of) => (of === id ? may('edit') : undefined))
  const named = { body: { jobId: newId(), owner: id }, params: undefined, query: undefined }
  expect(await createFindThing([ownedBy])({ ...access, of: 'body.owner' }, actor, named)).toBe('a row')
  await expect(createFindThing([])(access, actor, input(id))).rejects.toThrow('No domain says who may edit a posting')
})
