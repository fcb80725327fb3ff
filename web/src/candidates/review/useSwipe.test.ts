import { expect, test } from 'vitest'
import { sideOf } from './useSwipe.ts'

test.each([
  { across: 140, down: 10, side: 'right' },
  { across: -140, down: -20, side: 'left' },
  { across: 80, down: 0, side: undefined },
  { across: 140, down: 90, side: undefined },
  { across: 0, down: 400, side: undefined },
])('$across across and $down down: $side', ({ across, down, side }) => expect(sideOf(across, down)).toBe(side))
