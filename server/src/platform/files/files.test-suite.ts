import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Files } from './files.ts'

/** What files have to do wherever they are kept. */
export function describeFiles(name: string, files: () => Files): void {
  const newKey = () => `photo/${randomUUID()}`

  describe(`files ${name}`, () => {
    test.each([0, 1, 5 * 1024 * 1024])('gives %d bytes back as they were', async (size) => {
      const [key, bytes] = [newKey(), randomBytes(size)]
      await files().put(key, bytes, 'application/pdf')
      expect(Buffer.from((await files().get(key))!).equals(bytes)).toBe(true)
    })

    test('keeps files of one name apart by their kind', async () => {
      const id = randomUUID()
      await files().put(`photo/${id}`, Buffer.from('a photo'), 'image/webp')
      await files().put(`resume/${id}`, Buffer.from('a resume'), 'application/pdf')
      expect(Buffer.from((await files().get(`photo/${id}`))!).toString()).toBe('a photo')
    })

    test('replaces what is put at the same key', async () => {
      const key = newKey()
      await files().put(key, Buffer.from('first and longer'), 'image/webp')
      await files().put(key, Buffer.from('second'), 'image/webp')
      expect(Buffer.from((await files().get(key))!).toString()).toBe('second')
    })

    test('has nothing that was not put, or was removed', async () => {
      const key = newKey()
      expect(await files().get(key)).toBeUndefined()
      await files().put(key, Buffer.from('x'), 'image/webp')
      await files().remove(key)
      expect(await files().get(key)).toBeUndefined()
    })

    test('may be told to remove twice', async () => {
      const key = newKey()
      await files().remove(key)
      await files().put(key, Buffer.from('x'), 'image/webp')
      await files().remove(key)
      await files().remove(key)
    })

    test('keeps many that are put at once', async () => {
      const keys = Array.from({ length: 20 }, newKey)
      await Promise.all(keys.map((key) => files().put(key, Buffer.from(key), 'image/webp')))
      const found = await Promise.all(keys.map((key) => files().get(key)))
      expect(found.map((bytes) => Buffer.from(bytes!).toString())).toEqual(keys)
    })

    test.each(['', 'photo', '../secrets', 'photo/../../x', '/etc/passwd', 'photo/a b', `photo/${randomUUID()}/x`])(
      'takes no key %j',
      async (key) => {
        await expect(files().put(key, Buffer.from('x'), 'image/webp')).rejects.toThrow('Not a key')
        await expect(files().get(key)).rejects.toThrow('Not a key')
        await expect(files().remove(key)).rejects.toThrow('Not a key')
      },
    )
  })
}
