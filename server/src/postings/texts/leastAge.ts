/** Ages at which somebody may be too young for a job. */
const LEAST = 14
const MOST = 25

const isEnd = String.raw`(?=[.,;!)\n]|$)`
const isOld = String.raw`years? (?:old|of age)\b`
const whoApplies = String.raw`(?:you|who|they|everyone|everybody|people|applicants?|candidates?|volunteers?|students?|interns?|employees?|workers?|drivers?|and)`
const orOlder = String.raw`(?:or|and) (?:older|over|above|up)\b`

/** The sentences by which a text asks for an age. A bare number of years, or a number with a plus, may be anything: hours, colleagues, experience. */
const askings = [
  // '18 or older', '18 years of age and over'
  String.raw`(?<![$€£\d.])(\d\d)\+?(?: years?(?: old| of age)?)? ${orOlder}(?! \d)`,
  // 'at least 18 years old'
  String.raw`\b(?:be|are|at least|over|minimum(?: of)?) (\d\d)\+? ${isOld}`,
  // 'You must be 18 to apply', 'Must be at least 18.'
  String.raw`(?<=^\W{0,4}|[.!?,;:(] {0,2}|\b${whoApplies} )(?:must|have to|need to|should) be (?:at least |over )?(\d\d)(?:\+|${isEnd}|(?= (?:to (?!\d)|and|by|when|at)\b))`,
  String.raw`\b${whoApplies} are (?:at least|over) (\d\d)${isEnd}`,
  // 'Minimum age: 16', 'over the age of 18', 'aged 18', 'ages 18+', 'Age: 18+'
  String.raw`\bminimum age\b[^\d\n.]{0,20}(\d\d)(?!\d)`,
  String.raw`\bover the age of (\d\d)(?!\d)`,
  String.raw`\baged (\d\d)(?:\+|${isEnd})`,
  String.raw`\bages?:? (\d\d)\+`,
  // '18+ only', '18+ years old', '(18+)', 'Bartender, 21+'
  String.raw`(?<!\d)(\d\d)\+ (?:only\b|${isOld})`,
  String.raw`(?<=^|\(|[,;|–-] |\bonly )(1[4-8]|21)\+${isEnd}`,
].map((asking) => new RegExp(asking, 'gimu'))

const aged = String.raw`(?: (?:who are|that are|aged?|ages|of|from|between|over|at least)){0,3} \(?$`
const children = String.raw`\b(?:child(?:ren)?|kids?|teens?|teenagers?|toddlers?|boys|girls|campers|patients|residents)`
const served = String.raw`\b(?:teach|tutor|coach|mentor|train|instruct|supervis|serv|help|guid|look(?:ing)? after|car(?:e|ing) for|work(?:ing)? with)(?:e|es|s|ing)? (?:[\w-]+ ){0,2}(?:students|pupils|learners|people|players|adults|groups?)`
/** What stands before the age of those with whom the job has to do: it is asked of nobody who applies. */
const ofOthers = new RegExp(`(?:${children}|${served})${aged}`, 'iu')
const BEFORE = 80

const isAsked = (text: string, at: number): boolean => !ofOthers.test(text.slice(Math.max(0, at - BEFORE), at))

/** The age that a text asks for; null where it asks for none. */
export function leastAgeIn(text: string): number | null {
  const namedAges = askings.flatMap((asking) =>
    [...text.matchAll(asking)].filter(({ index }) => isAsked(text, index)).map(([, age]) => Number(age)),
  )
  const plausible = namedAges.filter((age) => age >= LEAST && age <= MOST)
  return plausible.length === 0 ? null : Math.max(...plausible)
}
