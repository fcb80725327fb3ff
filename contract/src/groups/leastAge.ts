/**
 * Why somebody cannot join a group that asks for an age, in a sentence; undefined where they can.
 * @param leastAge in years, reached in the course of this year
 */
export function whyTooYoung(leastAge: number, birthYear: number | null, thisYear: number): string | undefined {
  if (birthYear === null) return `This group is for people of ${leastAge} or older. Tell your year of birth in your bio first.`
  return thisYear - birthYear < leastAge ? `This group is for people of ${leastAge} or older.` : undefined
}
