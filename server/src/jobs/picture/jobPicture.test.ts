import * as fc from 'fast-check'
import { signatureOf } from '@trellis/contract/genome/signatures.testing.ts'
import { plate } from '@trellis/contract/palette.ts'
import { expect, test } from 'vitest'
import { svgFile } from '../../platform/pictures/svg.ts'
import { anyText } from '../../platform/pictures/texts.arbitraries.ts'
import { JOB_PICTURE, type JobPicture, jobPicture } from './jobPicture.ts'

const signature = signatureOf({ leadership: 3, hospitality: 2 })
const job: JobPicture = { title: 'Barista', employer: 'Blue Door', place: 'Oslo, Norway · On site', signature, productName: 'Trellis' }
const wordsIn = (picture: JobPicture) => svgFile(jobPicture(picture)).split(plate.ink).length - 1

test('says in words what it shows', () => {
  expect(jobPicture(job)).toMatchObject({ width: 1200, height: 630, title: 'Barista, Blue Door, Oslo, Norway · On site' })
})

test('writes a long title on more lines', () => {
  expect(wordsIn({ ...job, title: 'Research assistant for genomics, epigenetics and structural biology' })).toBeGreaterThan(wordsIn(job))
})

test('has a plain ring for a job without a genome', () => {
  expect(jobPicture({ ...job, signature: null }).elements.join('')).toContain(plate.edge)
  expect(jobPicture(job).elements.join('')).not.toContain(plate.edge)
})

test('nothing that employers write leaves the picture', () => {
  fc.assert(
    fc.property(anyText, anyText, anyText, anyText, (title, employer, place, productName) => {
      const svg = svgFile(jobPicture({ title, employer, place, productName, signature }))
      expect(svg.isWellFormed()).toBe(true)
      expect(svg.match(/<(?!\/?(svg|title|g|path)\b)/)).toBeNull()
      for (const [, path] of svg.matchAll(/transform="translate\(72 0\)">(.*?)<\/g>/g)) {
        for (const [, x, y] of path!.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)) {
          expect(Number(x)).toBeLessThan(JOB_PICTURE.width / 2)
          expect(Number(y)).toBeGreaterThan(110)
          expect(Number(y)).toBeLessThan(JOB_PICTURE.height)
        }
      }
    }),
    { numRuns: 30 },
  )
})
