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
const word = "\\p{Lu}[\\p{L}.'’-]*"
const words = `${word}(?: ${word}){0,3}`
const place = new RegExp(`^(${words}), ?([A-Z]{2}|${words})(?: \\d{5})?(?:, ?(${words}))?$`, 'u')

const isState = (name: string) => /^[A-Z]{2}$/.test(name) || states.has(name)

/** Reads 'Portland, OR', 'Portland, Oregon, USA' or 'Nairobi, Kenya'; undefined where it is no place. */
export function readPlace(text: string): Place | undefined {
  const found = place.exec(text.trim())
  if (!found) return undefined
  const [, city, second, country] = found as unknown as [string, string, string, string | undefined]
  if (country) return { city, state: second, country }
  return isState(second) ? { city, state: second, country: '' } : { city, state: '', country: second }
}

/** Whether a text is a place in a form that nothing else has: 'Portland, OR', 'Portland, Oregon', or 'Remote'. */
export function isSurelyPlace(text: string): boolean {
  return /^\(?(remote|hybrid|on-?site)\)?$/i.test(text.trim()) || !!readPlace(text)?.state
}
