import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSaver, isUnsaved } from './saver.ts'

/** A server whose answers the test gives. */
function server() {
  const requests: { text: string; answer: (heldBack?: string[]) => void; refuse: () => void }[] = []
  const send = (text: string) =>
    new Promise<readonly string[]>((resolve, reject) => {
      requests.push({ text, answer: (heldBack = []) => resolve(heldBack), refuse: () => reject(new Error('no')) })
    })
  return { requests, saver: createSaver(send), texts: () => requests.map(({ text }) => text) }
}

const settle = () => vi.advanceTimersByTimeAsync(0)

describe('a saver', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('sends the last of several texts, a moment after it', async () => {
    const { saver, texts, requests } = server()
    for (const text of ['a', 'ab', 'abc']) {
      saver.offer(text)
      await vi.advanceTimersByTimeAsync(500)
    }
    expect(texts()).toEqual([])
    await vi.advanceTimersByTimeAsync(300)
    expect(texts()).toEqual(['abc'])
    expect(saver.status.getState().phase).toBe('saving')
    requests[0]!.answer()
    await settle()
    expect(saver.status.getState().phase).toBe('saved')
  })

  test('sends one at a time, and the newest after it', async () => {
    const { saver, texts, requests } = server()
    saver.offer('a')
    void saver.flush()
    saver.offer('ab')
    void saver.flush()
    saver.offer('abc')
    const done = saver.flush()
    expect(texts()).toEqual(['a'])
    requests[0]!.answer()
    await settle()
    expect(texts()).toEqual(['a', 'abc'])
    requests[1]!.answer()
    expect(await done).toBe(true)
  })

  test('keeps what is refused, and sends it again when asked', async () => {
    const { saver, texts, requests } = server()
    saver.offer('a')
    const first = saver.flush()
    requests[0]!.refuse()
    expect(await first).toBe(false)
    expect(isUnsaved(saver.status.getState())).toBe(true)
    const second = saver.flush()
    expect(texts()).toEqual(['a', 'a'])
    requests[1]!.answer()
    expect(await second).toBe(true)
    expect(isUnsaved(saver.status.getState())).toBe(false)
  })

  test('sends newer text in place of what was refused', async () => {
    const { saver, texts, requests } = server()
    saver.offer('a')
    void saver.flush()
    saver.offer('ab')
    requests[0]!.refuse()
    await settle()
    await vi.advanceTimersByTimeAsync(800)
    expect(texts()).toEqual(['a', 'ab'])
  })

  test('goes on after a flush with nothing to send', async () => {
    const { saver, texts } = server()
    expect(await saver.flush()).toBe(true)
    saver.offer('a')
    await vi.advanceTimersByTimeAsync(800)
    expect(texts()).toEqual(['a'])
  })

  test('says what was held back, and that not everything is stored', async () => {
    const { saver, requests } = server()
    saver.offer('a')
    const done = saver.flush()
    requests[0]!.answer(['birthYear'])
    expect(await done).toBe(false)
    expect(saver.status.getState().heldBack).toEqual(['birthYear'])
    expect(isUnsaved(saver.status.getState())).toBe(true)
  })

  test('sends nothing more once stopped', async () => {
    const { saver, texts } = server()
    saver.offer('a')
    saver.stop()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(texts()).toEqual([])
  })
})
