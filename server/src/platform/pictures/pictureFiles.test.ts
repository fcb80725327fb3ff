import sharp from 'sharp'
import { expect, test } from 'vitest'
import { letteredLine } from './lettering.ts'
import { pictureFile } from './pictureFiles.ts'
import { type DrawnPicture, filled, svgFile } from './svg.ts'

const style = { size: 60, weight: 600 } as const
const picture = (title: string, words: string): DrawnPicture => ({
  width: 300,
  height: 100,
  title,
  elements: [filled('M0 0H300V100H0Z', 'black'), filled(letteredLine(words, 20, 70, style), 'white')],
})
const bytesOf = (drawn: DrawnPicture, form: 'png' | 'svg') => (pictureFile(drawn, form).bytes as () => Promise<Uint8Array>)()

/** How much of a picture is light, 0 to 1. */
async function light(drawn: DrawnPicture): Promise<number> {
  const { data } = await sharp(await bytesOf(drawn, 'png'))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return data.reduce((sum, value) => sum + value, 0) / data.length / 255
}

test('words are seen, and need no font', async () => {
  expect(svgFile(picture('', 'Trellis'))).not.toContain('<text')
  const [none, some, more] = await Promise.all([light(picture('', '')), light(picture('', 'Tr')), light(picture('', 'Trellis'))])
  expect(none).toBe(0)
  expect(some).toBeGreaterThan(0.02)
  expect(more).toBeGreaterThan(some * 1.5)
})

test('what a picture says of itself cannot break out of it', async () => {
  const drawn = picture('</title><script>"&\u0000\u0007\ud800', 'A')
  expect(svgFile(drawn)).toContain('<title>&#60;/title&#62;&#60;script&#62;&#34;&#38;</title>')
  const { width, height } = await sharp(await bytesOf(drawn, 'svg')).metadata()
  expect({ width, height }).toEqual({ width: 300, height: 100 })
})

test('a version stays as long as the picture does, and those who ask at once are answered with one', async () => {
  const [one, same, other] = [picture('A', 'A'), picture('A', 'A'), picture('A', 'B')]
  expect(pictureFile(one, 'png').version).toBe(pictureFile(same, 'png').version)
  expect(new Set([pictureFile(one, 'png'), pictureFile(one, 'svg'), pictureFile(other, 'png')].map(({ version }) => version)).size).toBe(3)
  const [first, second] = [bytesOf(one, 'png'), bytesOf(same, 'png')]
  expect(await first).toBe(await second)
})
