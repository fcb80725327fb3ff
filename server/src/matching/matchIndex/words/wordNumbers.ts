import { randomInt } from 'node:crypto'

/**
 * Numbers words from 0, in the order in which they come first. It reads texts letter by letter and makes a string of new
 * words only: a large community's texts have tens of millions of words, few of them new.
 */
export interface WordNumbers {
  /** By their numbers. */
  readonly words: readonly string[]
  /** The number of every word of a text, in which spaces and line breaks stand between words. */
  each(text: string, visit: (number: number) => void): void
  /** The number of a word that has one. */
  of(word: string): number | undefined
}

const SPACE = 32
const LINE_BREAK = 10
const FIRST_SLOTS = 256

/** @param known words that have numbers already, from 0 */
export function createWordNumbers(known: readonly string[] = []): WordNumbers {
  // Nobody can write words on purpose that all belong in the same slot. Odd, so that every letter counts.
  const factor = randomInt(2 ** 31) * 2 + 1
  const hashWith = (hash: number, letter: number): number => (Math.imul(hash, factor) + letter) | 0
  const words: string[] = []
  const hashes: number[] = []
  /** A word's number and 1 in the slot that its hash tells, or in the next that was free; 0 is free. At most half are taken. */
  let slots = new Int32Array(FIRST_SLOTS)

  /** The slot in which the part of a text is, or would be. */
  function slotOf(text: string, from: number, to: number, hash: number): number {
    let slot = firstSlot(hash, slots.length)
    for (;;) {
      const number = slots[slot]! - 1
      if (number < 0) return slot
      const word = words[number]!
      if (hashes[number] === hash && word.length === to - from && text.startsWith(word, from)) return slot
      slot = (slot + 1) & (slots.length - 1)
    }
  }

  function add(word: string, hash: number, slot: number): number {
    // Copied, since a part of a text keeps the whole text in memory.
    words.push(Buffer.from(word).toString())
    hashes.push(hash)
    slots[slot] = words.length
    if (words.length * 2 > slots.length) widen()
    return words.length - 1
  }

  function widen(): void {
    const wider = new Int32Array(slots.length * 2)
    hashes.forEach((hash, number) => {
      let slot = firstSlot(hash, wider.length)
      while (wider[slot] !== 0) slot = (slot + 1) & (wider.length - 1)
      wider[slot] = number + 1
    })
    slots = wider
  }

  function hashOf(word: string): number {
    let hash = 0
    for (let at = 0; at < word.length; at++) hash = hashWith(hash, word.charCodeAt(at))
    return hash
  }

  for (const word of known) {
    const hash = hashOf(word)
    add(word, hash, slotOf(word, 0, word.length, hash))
  }

  return {
    words,
    each(text, visit) {
      let from = 0
      let hash = 0
      for (let at = 0; at <= text.length; at++) {
        const letter = at < text.length ? text.charCodeAt(at) : SPACE
        if (letter !== SPACE && letter !== LINE_BREAK) {
          hash = hashWith(hash, letter)
          continue
        }
        if (at > from) {
          const slot = slotOf(text, from, at, hash)
          visit(slots[slot] === 0 ? add(text.slice(from, at), hash, slot) : slots[slot]! - 1)
        }
        from = at + 1
        hash = 0
      }
    },
    of(word) {
      const taken = slots[slotOf(word, 0, word.length, hashOf(word))]!
      return taken === 0 ? undefined : taken - 1
    },
  }
}

/** @param slots how many there are, a power of two */
function firstSlot(hash: number, slots: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b)
  return (mixed ^ (mixed >>> 16)) & (slots - 1)
}
