/** Whoever turns 18 or less in a year counts as a minor in it. */
const LAST_AGE_AS_MINOR = 18

/** How their age is named wherever somebody reads of it. */
export const MINORS_AGE = `${LAST_AGE_AS_MINOR} or younger`

/** Whether somebody is protected as a minor: who gives no birth year is. */
export function isProtectedAsMinor(birthYear: number | null, thisYear: number): boolean {
  return birthYear === null || birthYear >= thisYear - LAST_AGE_AS_MINOR
}

/** Whether an application says 'they may contact me' before anybody chose: on for adults, off for minors. */
export const agreesUnlessSaid = (birthYear: number | null, thisYear: number): boolean => !isProtectedAsMinor(birthYear, thisYear)

/** The first year of birth of those who count as minors in a year. */
export const firstMinorYear = (thisYear: number): number => thisYear - LAST_AGE_AS_MINOR
