import { readSections } from './sections.ts'

/** How somebody goes about things, whatever they do. */
export interface Temperament {
  readonly id: string
  /** Behavioral skills. */
  readonly tags: readonly string[]
  readonly adjectives: readonly string[]
  /** What comes easily to them. */
  readonly easy: readonly string[]
  /** What makes success. */
  readonly success: readonly string[]
  /** 'keeps every promise': what they admire, after 'who'. */
  readonly quality: readonly string[]
  readonly advice: readonly string[]
}

export const temperaments: readonly Temperament[] = readSections('temperaments.txt').map(({ id, list }) => ({
  id,
  tags: list('tags'),
  adjectives: list('adjectives'),
  easy: list('easy'),
  success: list('success'),
  quality: list('quality'),
  advice: list('advice'),
}))
