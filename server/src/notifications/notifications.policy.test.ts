import { UNDO_MS } from '@trellis/contract/postings/links.ts'
import { describe, expect, test } from 'vitest'
import { DIGEST_REACH, digestAt, digestedSince, MAIL_DELAY } from './notifications.policy.ts'

describe('when mails go out', () => {
  const at = (time: string) => Date.parse(`2026-09-${time}Z`)

  test.each([
    ['01T09:00:00', '02T07:00:00'],
    ['02T06:59:00', '02T07:00:00'],
    ['02T06:59:30', '02T07:00:00'],
    ['02T06:59:31', '03T07:00:00'],
    ['02T07:00:00', '03T07:00:00'],
    ['02T23:59:59', '03T07:00:00'],
  ])('what happens on %s is told on %s', (time, digest) => {
    expect(new Date(digestAt(at(time)))).toEqual(new Date(at(digest)))
  })

  test('the same digest tells exactly of what happened since the one before', () => {
    for (const time of ['01T09:00:00', '02T06:59:30', '02T06:59:31'].map(at)) {
      const since = digestedSince(time)
      expect(digestAt(since + 1)).toBe(digestAt(time))
      expect(digestAt(since)).toBeLessThan(digestAt(time))
    }
  })

  test('never before it can no longer be taken back', () => {
    expect(MAIL_DELAY).toBeGreaterThan(UNDO_MS)
    expect(DIGEST_REACH).toBeGreaterThan(24 * 3_600_000)
  })
})
