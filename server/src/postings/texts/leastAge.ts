/** Ages at which somebody may be too young for a job. */
const LEAST = 14
const MOST = 25

/** 'At least 18 years old', 'must be 21 or older', '18+', 'aged 18 and over', 'minimum age: 18'. */
const ages =
  /(?:at least|must be|minimum age(?: of|:| is)?|over the age of|aged?) (\d\d)(?= (?:years?|or|and) (?:old|of age|older|over|above|up)|[.,;!)\n]|$| years)|\b(\d\d)(?:\+| (?:years )?(?:or|and) (?:older|over|above|up)\b| years (?:old|of age))/gi

/** The age that a text asks for; null where it asks for none. */
export function leastAgeIn(text: string): number | null {
  const namedAges = [...text.matchAll(ages)].map(([, before, alone]) => Number(before ?? alone))
  const plausible = namedAges.filter((age) => age >= LEAST && age <= MOST)
  return plausible.length === 0 ? null : Math.max(...plausible)
}
