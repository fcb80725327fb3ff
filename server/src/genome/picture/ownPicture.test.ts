import { signatureOf } from '@trellis/contract/genome/signatures.testing.ts'
import { fillOf, hueOf } from '@trellis/contract/genome/genomeColors.ts'
import { hexOf } from '@trellis/contract/genome/oklch.ts'
import { expect, test } from 'vitest'
import { svgFile } from '../../platform/pictures/svg.ts'
import { ownPicture } from './ownPicture.ts'

const signature = signatureOf({ leadership: 3, visualArts: 2, endurance: 1 })
const own = { signature, lift: null, firstName: '', productName: 'Trellis' }

test('shows the parts of the genome and says the strongest', () => {
  const { title, elements } = ownPicture(own)
  expect(title).toBe('Leadership, Visual arts, Endurance')
  for (const category of ['behavioral', 'creative', 'athletic'] as const) expect(elements.join('')).toContain(hexOf(hueOf(category)))
  expect(fillOf('leadership')).toContain('oklch')
  expect(elements.join('')).not.toContain('oklch')
})

test('names whom it is of where they want that', () => {
  const [without, named] = [svgFile(ownPicture(own)), svgFile(ownPicture({ ...own, firstName: 'Zoë' }))]
  expect(ownPicture({ ...own, firstName: 'Zoë' }).title).toBe('Zoë, Leadership, Visual arts, Endurance')
  expect(named.length).toBeGreaterThan(without.length)
})

test('leaves a name out that it has no letters for', () => {
  expect(svgFile(ownPicture({ ...own, firstName: '太郎' }))).toBe(svgFile(ownPicture(own)))
})
