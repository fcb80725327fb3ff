import { z } from 'zod'
import { inItsDirection, isStorable } from '../texts/text.ts'

/** Each entry takes at most two tags (specification, section 5). */
export const MOST_TAGS = 2
/** The tag of an entry that none fits, or that was left without one. */
export const OTHER_TAG = 'Other'
const LONGEST_TAG = 80
/** More than these are refused unread. */
const LONGEST_TYPED = 1_000
const MOST_TYPED = 50
const UNSTORABLE = 'This skill cannot be stored'
const TOO_MANY = `Choose at most ${MOST_TAGS} skills`

/** Reads comma-separated tags: trimmed, as {@link inItsDirection} has them, blank ones dropped, none twice; nothing at all becomes 'Other'. */
export function readTags(value: string | readonly string[]): string[] {
  const parts = (typeof value === 'string' ? value.split(',') : value).map((tag) => inItsDirection(tag).trim()).filter(Boolean)
  const once = new Map<string, string>()
  for (const tag of parts) if (!once.has(tag.toLowerCase())) once.set(tag.toLowerCase(), tag)
  return once.size > 0 ? [...once.values()] : [OTHER_TAG]
}

const typed = z.string().max(LONGEST_TYPED, UNSTORABLE)

/** The tags of an entry: sent as a list or comma-separated, kept as a list of one or two. */
export const Tags = z
  .union([typed, z.array(typed).max(MOST_TYPED, TOO_MANY)])
  .transform(readTags)
  .refine((tags) => tags.length <= MOST_TAGS, TOO_MANY)
  .refine((tags) => tags.every((tag) => tag.length <= LONGEST_TAG && isStorable(tag)), UNSTORABLE)
  .default([OTHER_TAG])
