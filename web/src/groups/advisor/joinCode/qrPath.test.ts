import fc from 'fast-check'
import decodeQR from 'qr/decode.js'
import { expect, test } from 'vitest'
import { CODE_LENGTH, CODE_SIGNS, inHalves } from '@trellis/contract/groups/codes/codeSigns.ts'
import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import { qrPath } from './qrPath.ts'

const DOTS = 6

/** A path as a camera sees it: each square some dots wide, in red, green, blue and opacity. */
function drawn({ size, path }: ReturnType<typeof qrPath>) {
  const side = size * DOTS
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let row = Number(y) * DOTS; row < (Number(y) + 1) * DOTS; row++) {
      for (let dot = Number(x) * DOTS; dot < (Number(x) + Number(width)) * DOTS; dot++)
        data.fill(0, (row * side + dot) * 4, (row * side + dot) * 4 + 3)
    }
  }
  return { width: side, height: side, data }
}

const code = fc.string({ unit: fc.constantFrom(...CODE_SIGNS), minLength: CODE_LENGTH, maxLength: CODE_LENGTH })
const origin = fc.constantFrom(
  'https://trellis.school.org',
  'http://localhost:3000',
  'https://a-very-long-name.of.some-district.k12.example:8443',
)

test('the picture of any code’s link is read as that link', () => {
  fc.assert(
    fc.property(origin, code, (from, signs) => {
      const address = from + groupPaths.joinByCode(inHalves(signs))
      expect(decodeQR(drawn(qrPath(address)))).toBe(address)
    }),
    { numRuns: 40 },
  )
})

test('a light edge of four squares is around it', () => {
  const { size, path } = qrPath('K7M-2QX')
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    expect(Math.min(Number(x), Number(y))).toBeGreaterThanOrEqual(4)
    expect(Math.max(Number(x) + Number(width), Number(y) + 1)).toBeLessThanOrEqual(size - 4)
  }
})
