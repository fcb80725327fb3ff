import { newId } from '@trellis/contract/wire/ids.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { takeBlockBack } from './actions.ts'

afterEach(() => vi.unstubAllGlobals())

const pair = { userId: newId(), targetId: newId() }

/** Answers the calls whose path ends like that with a failure, the others well. */
function refusing(...paths: string[]): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address.split('/').at(-1)!)
    const isRefused = paths.some((path) => address.endsWith(path))
    return Response.json(isRefused ? { code: 'Busy', error: 'The server is busy.' } : {}, { status: isRefused ? 503 : 200 })
  })
  return asked
}

test('who was followed before the block is followed again', async () => {
  const asked = refusing()
  expect(await takeBlockBack(pair, 'Ana', true)).toEqual({ gone: undefined, followed: true })
  expect(asked).toHaveLength(2)
})

test('who cannot be followed again is not blocked any more all the same', async () => {
  refusing('/follow')
  expect(await takeBlockBack(pair, 'Ana', true)).toEqual({ gone: undefined, followed: false })
})

test('who cannot be unblocked stays as they are', async () => {
  refusing('/unblock')
  await expect(takeBlockBack(pair, 'Ana', true)).rejects.toMatchObject({ code: 'Busy' })
})
