import { describe, expect, test } from 'vitest'
import { moved } from './movement.ts'
import { signatureOf } from '@trellis/contract/genome/signatures.testing.ts'
import { layout, ringsFor } from '@trellis/contract/genome/picture/sunburst.ts'

const signature = signatureOf({ communication: 1, leadership: 3, lifeScience: 2, fashion: 1, other: 1 })
const arcs = layout(signature, undefined, ringsFor(640, false))

describe('moved', () => {
  test.each([
    ['behavioral', 'ArrowRight', 'academic'],
    ['behavioral', 'ArrowLeft', 'other'],
    ['other', 'ArrowRight', 'behavioral'],
    ['leadership', 'ArrowRight', 'lifeScience'],
    ['communication', 'ArrowLeft', 'fashion'],
    ['leadership', 'ArrowUp', 'behavioral'],
    ['behavioral', 'ArrowDown', 'leadership'],
    ['other', 'ArrowDown', undefined],
    ['academic', 'Home', 'behavioral'],
    ['academic', 'End', 'other'],
    ['lifeScience', 'Home', 'communication'],
    ['lifeScience', 'End', 'fashion'],
    ['leadership', 'a', undefined],
    ['speed', 'ArrowRight', undefined],
  ] as const)('from %s %s leads to %s', (node, key, to) => expect(moved(arcs, node, key)).toBe(to))
})
