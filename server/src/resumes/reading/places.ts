/** A place as resumes write it. */
export interface Place {
  readonly city: string
  readonly state: string
  readonly country: string
}

const states = new Set(
  (
    'Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,Florida,Georgia,Hawaii,Idaho,Illinois,' +
    'Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,' +
    'Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,New York,North Carolina,North Dakota,Ohio,Oklahoma,' +
    'Oregon,Pennsylvania,Rhode Island,South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,Washington,' +
    'West Virginia,Wisconsin,Wyoming'
  ).split(','),
)
export const isStateName = (name: string): boolean => states.has(name)
const word = "\\p{Lu}[\\p{L}.'’-]*"
const words = `${word}(?: ${word}){0,3}`
const place = new RegExp(`^(${words}) ?, ?([A-Z]{2}|${words})(?: \\d{5})?(?:, ?(${words}))?$`, 'u')

/** The United States and Canada: other countries' parts are seldom written as two letters, and countries are. */
const stateLetters = new Set(
  (
    'AL,AK,AZ,AR,CA,CO,CT,DE,FL,GA,HI,ID,IL,IN,IA,KS,KY,LA,ME,MD,MA,MI,MN,MS,MO,MT,NE,NV,NH,NJ,NM,NY,NC,ND,OH,OK,OR,PA,' +
    'RI,SC,SD,TN,TX,UT,VT,VA,WA,WV,WI,WY,DC,PR,AB,BC,MB,NB,NL,NS,ON,PE,QC,SK'
  ).split(','),
)
const isState = (name: string) => stateLetters.has(name) || states.has(name)

/** What no city is called: schools, degrees, companies and months stand before a comma as cities do. */
const noCity = new RegExp(
  '(?<!\\p{L})(?:university|universit[äàé]t?|college|institute|school|academy|department|faculty|polytechnic|inc|ltd|llc|' +
    'corp|company|bsc|msc|ba|ma|mba|bs|ms|beng|phd|bachelor|master|associate|diploma|degree|honou?rs|a[- ]levels?|gcses?)' +
    '(?!\\p{L})|^(?:B|M)\\.|^Ph\\.',
  'iu',
)

/** Reads 'Portland, OR', 'Portland, Oregon, USA' or 'Nairobi, Kenya'; undefined where it is no place. */
export function readPlace(text: string): Place | undefined {
  const found = place.exec(text.trim())
  if (!found) return undefined
  const [, city, second, country] = found as unknown as [string, string, string, string | undefined]
  if ([city, second, country ?? ''].some((part) => noCity.test(part))) return undefined
  if (country) return { city, state: second, country }
  return isState(second) ? { city, state: second, country: '' } : { city, state: '', country: second }
}

/** Whether a text is a place in a form that nothing else has: 'Portland, OR', 'Portland, Oregon', or 'Remote'. */
export function isSurelyPlace(text: string): boolean {
  return /^\(?(remote|hybrid|on-?site)\)?$/i.test(text.trim()) || !!readPlace(text)?.state
}

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(' '))
/** How names of towns of several words begin, and how they end. */
const townStarts = setOf(
  'San Santa Santo Los Las La Le El Des Du De St St. Saint Ste. New North South East West Fort Ft. Mount Mt. Port Grand Great Little Long ' +
    'Lake Salt Baton Cedar Rancho Palm Palo Ann Oak White Red Green Big Old Upper Lower Sioux Corpus Colorado Virginia Kansas Oklahoma ' +
    'Jersey Salt Eau Chapel Coral Daly Round Boca Bowling Silver Falls',
)
const townEnds = setOf(
  'City Beach Falls Springs Park Valley Heights Lake Lakes Rapids Rouge Grove Hills Hill Island Haven Creek Orleans Worth Vista Ridge ' +
    'Point Bay Junction Village Center Plains Gables Raton Claire Christi Rock',
)
const placeBehind = new RegExp(` ([\\p{L}.'’-]+) ?, ?([A-Z]{2}|${word}(?: ${word})?)(?: \\d{5})?$`, 'u')
/** 'Blue Door, Reno, NV': what follows the comma is the place. */
const placeBehindComma = new RegExp(`,\\s?${words} ?, ?([A-Z]{2})(?: \\d{5})?$`, 'u')

/**
 * What stands before a place at a line's end: 'Raven Bay Corporation Reno, NV' is a company in a town. A place alone stays, and
 * so does what may be one: 'Palo Alto, CA'.
 * @param isOrganization whether a word ends the name of an organization, so that the town begins behind it
 */
export function withoutPlaceBehind(text: string, isOrganization: (word: string) => boolean): string {
  const behindComma = placeBehindComma.exec(text)
  if (behindComma && isState(behindComma[1]!)) return text.slice(0, behindComma.index)
  const found = placeBehind.exec(text)
  if (!found || !isState(found[2]!)) return text
  const before = [...text.slice(0, found.index).split(' '), found[1]!]
  const organization = before.findLastIndex(isOrganization)
  if (organization < 0 && before.length < 3) return text
  let town = before.length - 1
  const goesOn = () => townStarts.has(before[town - 1]!) || townEnds.has(before[town]!)
  while (town > organization + 1 && goesOn()) town--
  return town > 0 ? before.slice(0, town).join(' ') : text
}
