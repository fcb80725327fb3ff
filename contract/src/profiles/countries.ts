import { plainText } from '../texts/plainText.ts'

/** The countries and territories of ISO 3166-1 that people live in, by their two letters. */
const codes = (
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG ' +
  'CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH ' +
  'GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY ' +
  'KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG ' +
  'NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM ' +
  'SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS YE YT ' +
  'ZA ZM ZW'
).split(' ')

/** Names that people write beside a country's English one. */
const otherNames: Record<string, string> = {
  usa: 'US',
  america: 'US',
  'united states of america': 'US',
  uk: 'GB',
  britain: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  holland: 'NL',
  'the netherlands': 'NL',
  'czech republic': 'CZ',
  turkey: 'TR',
  'ivory coast': 'CI',
  'republic of ireland': 'IE',
  'viet nam': 'VN',
  uae: 'AE',
  burma: 'MM',
  deutschland: 'DE',
  schweiz: 'CH',
  suisse: 'CH',
  espana: 'ES',
  osterreich: 'AT',
}

/** A country by its two letters and its English name. */
export interface Country {
  readonly code: string
  readonly name: string
}

const plain = (typed: string): string => plainText(typed).replaceAll('.', '').replace(/\s+/g, ' ').trim()

let cachedCountries: { readonly all: readonly Country[]; readonly byName: ReadonlyMap<string, Country> } | undefined

/** Every country with its name, read when first asked for. */
function allCountries() {
  if (cachedCountries !== undefined) return cachedCountries
  const names = new Intl.DisplayNames(['en'], { type: 'region' })
  const all = codes
    .map((code): Country => ({ code, name: names.of(code) ?? code }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
  const byCode = new Map(all.map((country) => [country.code, country]))
  const byName = new Map(all.flatMap((country) => [country.code, country.name].map((name) => [plain(name), country] as const)))
  for (const [name, code] of Object.entries(otherNames)) byName.set(name, byCode.get(code)!)
  cachedCountries = { all, byName }
  return cachedCountries
}

/** Every country, by its English name in order. */
export const countries = (): readonly Country[] => allCountries().all

/** A country as it is compared: in plain text, without full stops. */
export const plainCountry = plain

/** Every way in which a country is known to be written, as {@link plainCountry} has it, with the country. */
export const countryNames = (): ReadonlyMap<string, Country> => allCountries().byName

/** The country that somebody wrote: by its English name, its two letters, or as it is often called; undefined where it is none. */
export const countryOf = (typed: string): Country | undefined => allCountries().byName.get(plain(typed))

/** Whether two people wrote the same country, as far as that is known: in the same words, or by two names of one. */
export function isSameCountry(typed: string, other: string): boolean {
  const [one, two] = [plain(typed), plain(other)]
  return one !== '' && (one === two || (countryOf(one) !== undefined && countryOf(one) === countryOf(two)))
}

/** Whether two people are known to have written two countries: neither is left out, nor misspelled. */
export const isOtherCountry = (typed: string, other: string): boolean =>
  countryOf(typed) !== undefined && countryOf(other) !== undefined && !isSameCountry(typed, other)
