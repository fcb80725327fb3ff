/** Ages at which somebody may be too young for a job. */
const LEAST = 14
const MOST = 25

const isEnd = String.raw`(?=[.,;!)\n]|$)`
const isOld = String.raw`years? (?:old|of age)\b`
const whoApplies = String.raw`(?:you|who|they|everyone|everybody|whoever|people|applicants?|candidates?|volunteers?|students?|interns?|employees?|staff|workers?|helpers?|drivers?|and)`
const orOver = String.raw`(?:or|and) (?:over|above|up)\b`

/** The sentences by which a text asks for an age. A bare number of years, or a number with a plus, may be anything: hours, colleagues, experience. */
const askings = [
  // '18 or older'
  String.raw`(?<![$€£\d.])(\d\d)\+?(?: years?(?: old| of age)?)? (?:or|and) older\b`,
  // '18 years of age and over', 'Drivers: 21 and up'; 'groups of 15 and up' are none
  String.raw`(?<![$€£\d.])(\d\d)\+? years?(?: old| of age)? ${orOver}(?! \d)`,
  String.raw`(?<=^\W{0,4}|\(|: |\b(?:be|are|aged?|ages|${whoApplies}) )(\d\d)\+? ${orOver}(?! \d)`,
  // 'at least 18 years old'
  String.raw`\b(?:be|are|at least|over|minimum(?: of)?) (\d\d)\+? ${isOld}`,
  // 'between 16 and 24 years old'
  String.raw`\b(?:be|are) (?:aged )?between (\d\d) and \d\d(?: ${isOld}|${isEnd})`,
  // 'You must be 18 to apply', 'Must be at least 18.'
  String.raw`(?<=^\W{0,4}|[.!?,;:(] {0,2}|\b${whoApplies} )(?:must|have to|need to|should) be (?:at least |over )?(\d\d)(?:\+|${isEnd}|(?= (?:to (?!\d)|and|by|when|at)\b))`,
  String.raw`\b${whoApplies} are (?:at least|over) (\d\d)${isEnd}`,
  // 'You have turned 18', 'Nobody under 18 can apply'
  String.raw`\bhave (?:turned|reached the age of) (\d\d)\b`,
  String.raw`\b(?:nobody|no one|not for (?:people|anyone|anybody)) under(?: the age of)? (\d\d)\b`,
  // 'Minimum age: 16', 'over the age of 18', 'aged 18', 'ages 18+', 'Age: 18+'
  String.raw`\bminimum age\b[^\d\n.]{0,20}(\d\d)(?!\d)`,
  String.raw`\bover the age of (\d\d)(?!\d)`,
  String.raw`\baged (\d\d)(?:\+|${isEnd})`,
  String.raw`\bages?:? (\d\d)\+`,
  // '18+ only', '18+ years old', '(18+)', 'Bartender, 21+'
  String.raw`(?<!\d)(\d\d)\+ (?:only\b|${isOld})`,
  String.raw`(?<=^|\(|[,;|–-] |\bonly )(1[4-8]|21)\+${isEnd}`,
].map((asking) => new RegExp(asking, 'dgimu'))

const aged = String.raw`(?: (?:who are|that are|aged?|ages|of|from|between|over|at least)){0,3} \(?$`
const children = String.raw`child(?:ren)?|kids?|teens?|teenagers?|toddlers?|boys|girls|campers`
const served = String.raw`customers?|guests?|clients?|visitors?|buyers?|diners?|patients?|residents?|shoppers?|users?`
const things = String.raw`whisk(?:e?y|e?ys|ies)|wines?|cheeses?|houses?|homes?|buildings?|cars?|vehicles?|bikes?|boats?|machines?|trees?|animals?|dogs?|cats?|scores?|company|companies|groups? of`
const versioned = String.raw`java|ios|android|node(?:\.js)?|python|php|angular|react|windows|macos|postgresql|version`
const serving = String.raw`(?:teach|tutor|coach|mentor|train|instruct|supervis|serv|help|guid|look(?:ing)? after|car(?:e|ing) for|work(?:ing)? with)(?:e|es|s|ing)? (?:[\w-]+ ){0,2}(?:students|pupils|learners|people|players|adults|groups?)`
/** What stands right before the age of others: it is asked of nobody who applies. */
const beside = new RegExp(String.raw`\b(?:${children}|${served}|${things}|${versioned}|${serving})${aged}`, 'iu')
const workers = String.raw`employees?|staff|workers?|helpers?|drivers?|cleaners?|applicants?|candidates?|volunteers?|interns?|you`
/**
 * A part of a sentence that is about others: 'Customers who buy wine must be …', unlike 'Customer service staff must be …'. With 'must' alone, after a
 * comma, whoever applies is meant.
 */
const aboutOthers = new RegExp(
  String.raw`^\W*(?:(?:and|but|all|our|the|your|these|most|young|new|that|if|whether) )*(?:${children}|${served}|${things})\b(?:(?!\b(?:${workers})\b).)*\b(?:must|have to|has to|need to|should|are|is)\b|\bminimum age (?:of|for) (?:(?:all|our|the|your) )*(?:${children}|${served}|${things})\b|\bwhoever (?:buys|orders|drinks)\b`,
  'iu',
)
/** What else an age is asked for, right behind it: '18 to drink here', 'employees 21 and over can join the pension plan'. */
const forOtherThings =
  /^\+?(?: years?)?(?: old| of age)?(?: (?:and|or) (?:older|over|above|up))?,? (?:to (?:drink|buy|order (?:a )?(?:drinks?|alcohol|beer|wine))\b|(?:(?:can|may) (?:join|enroll in)|are eligible for) (?:(?:the|our|a) )?(?:pension|401|insurance|benefit))/iu
const BESIDE = 80

/** Whether the age that stands between two places of a text is asked of whoever applies. */
function isAsked(text: string, from: number, to: number): boolean {
  const before = text.slice(Math.max(0, from - BESIDE), from)
  const part = before.slice(before.search(/[^.!?;,:(\n]*$/))
  return !beside.test(before) && !aboutOthers.test(part) && !forOtherThings.test(text.slice(to, to + BESIDE))
}

/** The age that a text asks for; null where it asks for none. */
export function leastAgeIn(text: string): number | null {
  const namedAges = askings.flatMap((asking) =>
    [...text.matchAll(asking)].flatMap(({ indices, 1: age }) => {
      const [from, to] = indices?.[1] ?? [0, 0]
      return isAsked(text, from, to) ? [Number(age)] : []
    }),
  )
  const plausible = namedAges.filter((age) => age >= LEAST && age <= MOST)
  return plausible.length === 0 ? null : Math.max(...plausible)
}
