import { readFileSync } from 'node:fs'
import { paths } from '@trellis/contract/screens.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { difference, lookOf, readLooks, writeLooks } from './looks.ts'
import { galleryPage } from './page.ts'
import { gallery, slugOf } from './screens.ts'

test('the gallery shows a screen for every address', () => {
  const shown = new Set(gallery.flatMap(({ screens }) => screens.map(({ path }) => path)))
  expect(Object.keys(paths).filter((path) => !shown.has(path as keyof typeof paths))).toEqual([])
})

test('no two screens have one name', () => {
  const slugs = gallery.flatMap((area) => area.screens.map((screen) => slugOf(area, screen)))
  expect(slugs.filter((slug, at) => slugs.indexOf(slug) !== at)).toEqual([])
})

test('the page of the gallery is the one of today’s screens', () => {
  expect(readFileSync(new URL('../../docs/gallery.html', import.meta.url), 'utf8')).toBe(galleryPage())
})

test('a look differs where something moved, and hardly where letters are drawn a little otherwise', async () => {
  const drawn = async (left: number, shade: string) => {
    const input = await sharp({ create: { width: 120, height: 48, channels: 3, background: shade } })
      .png()
      .toBuffer()
    const canvas = sharp({ create: { width: 1440, height: 900, channels: 3, background: 'white' } })
    return lookOf(
      await canvas
        .composite([{ input, left, top: 300 }])
        .png()
        .toBuffer(),
      'wide',
    )
  }
  const before = await drawn(600, '#6b38c9')
  expect(await difference(before, await drawn(600, '#6b38c9'))).toBe(0)
  expect(await difference(before, await drawn(600, '#6c3acb'))).toBeLessThan(3)
  expect(await difference(before, await drawn(660, '#6b38c9'))).toBeGreaterThan(6)
})

test('looks are read as they were written, in the order of their names', () => {
  const looks = new Map([
    ['b wide dark', 'two'],
    ['a wide light', 'one'],
  ])
  expect([...readLooks(writeLooks(looks))]).toEqual([
    ['a wide light', 'one'],
    ['b wide dark', 'two'],
  ])
})
