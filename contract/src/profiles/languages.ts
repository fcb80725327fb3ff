import { plainText } from '../texts/plainText.ts'
import { languageName } from './languageNames.ts'

/** The languages that people talk in, by their codes: two letters of ISO 639-1, or three of 639-3 where it has none. */
const codes = (
  'aa ab af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cv cy da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga ' +
  'gd gl gn gu gv ha he hi ho hr ht hu hy id ig ii ik is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky lb lg li ln lo lt lu lv mg mh ' +
  'mi mk ml mn mr ms mt my na nd ne ng nl no nr nv ny oc oj om or os pa pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ' +
  'ss st su sv sw ta te tg th ti tk tn to tr ts tt ty ug uk ur uz ve vi wa wo xh yi yo za zh zu ' +
  'ase ceb chr ckb fil haw hil hmn ilo kok lus mai mni pap rom sat scn srn swb tet tpi tzm war yue'
).split(' ')

/** Names that people write beside a language's English one. */
const otherNames: Record<string, string> = {
  mandarin: 'zh',
  'mandarin chinese': 'zh',
  farsi: 'fa',
  dari: 'fa',
  tagalog: 'fil',
  pilipino: 'fil',
  castilian: 'es',
  flemish: 'nl',
  burmese: 'my',
  bengali: 'bn',
  panjabi: 'pa',
  asl: 'ase',
  kurmanji: 'ku',
  sorani: 'ckb',
  twi: 'ak',
  bokmal: 'no',
  'norsk bokmal': 'no',
  nynorsk: 'no',
  berber: 'tzm',
  tamazight: 'tzm',
  gaelic: 'gd',
  'haitian creole': 'ht',
  kreyol: 'ht',
  romani: 'rom',
}

/** A language by its code and its English name. */
export interface Language {
  readonly code: string
  readonly name: string
}

const isCode = new Set(codes)
/** Whether this is the code of a language that people talk in. */
export const isLanguageCode = (code: string): boolean => isCode.has(code)

const plain = (typed: string): string => plainText(typed).replace(/\s+/g, ' ').trim()

let cachedLanguages: ReadonlyMap<string, Language> | undefined

/** Every language by each of its names, read when first asked for. */
function languagesByName(): ReadonlyMap<string, Language> {
  if (cachedLanguages !== undefined) return cachedLanguages
  const all = codes.map((code): Language => ({ code, name: languageName(code) }))
  const byCode = new Map(all.map((language) => [language.code, language]))
  // What it calls itself, such as 'Deutsch', gives way to another's English name.
  const byName = new Map(all.map((language) => [plain(ownNameOf(language.code)), language]))
  for (const language of all) byName.set(plain(language.name), language).set(language.code, language)
  for (const [name, code] of Object.entries(otherNames)) byName.set(name, byCode.get(code)!)
  cachedLanguages = byName
  return byName
}

const ownNameOf = (code: string): string => new Intl.DisplayNames([code, 'en'], { type: 'language' }).of(code) ?? code

/** The language that somebody wrote: by its English name, its own, or its code; undefined where it is none. */
export const languageOf = (typed: string): Language | undefined => languagesByName().get(plain(typed))
