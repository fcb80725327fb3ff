import { dirname, join } from 'node:path'

/** Every domain or room that is named nowhere else: nothing but what stands above it knows it. */
const ALL_OTHERS = '*'

/** The server's domains by tier, lowest first. A domain imports from its own tier and below. */
const tiers: readonly (readonly string[])[] = [
  ['accounts', 'files', 'vocabulary'],
  ['memberships', 'visibility', 'follows', 'notifications', 'shownLists'],
  ['profiles', 'people', 'genome', 'resumes'],
  ['matching', 'postings'],
  ['candidates'],
  ['jobs'],
  ['admin', 'personal', ALL_OTHERS],
  ['demonstration'],
]

/** What a file of a domain can be, by the last word of its name; those without one are named by what they hold. */
const roles = new Set(
  `domain routes policy actions queries present tables events tasks pages notifications letters personal parts things
  reading bulk worker test test-suite samples arbitraries testing d`.split(/\s+/),
)

/**
 * The web's rooms by tier, lowest first. What stands in no room, such as the router, stands above them all. `ui` and `api` know nobody's
 * session; `session` and `drafts` know no domain.
 */
const webTiers: readonly (readonly string[])[] = [
  ['ui', 'api'],
  ['session', 'drafts'],
  ['files', 'genome'],
  ['accounts', 'notifications'],
  ['people', 'landing'],
  ['profiles'],
  ['postings'],
  ['jobs'],
  ['candidates', ALL_OTHERS],
  ['settings'],
  ['shell'],
  ['routes'],
]

/** What could be a package of its own: it imports nothing of the product. */
const ISLAND = 'server/src/mentoring/solver/'
const LONGEST_FILE = 300
/** A folder with more modules than that gets rooms. Screens are named as their addresses, and stand side by side. */
const MOST_MODULES = 15
export const ADDRESSES = 'web/src/routes/'
/** Normalizing may make a text 18 times as long, and takes minutes over a long run of accents. */
const NORMALIZING = /\.normalize\(/
/** What writes a day or a time of day in words; numbers and lists have other names. */
const DATE_WORDS = /\b(DateTimeFormat|(date|time)Style|toLocale(Date|Time)String|to(UTC|Date|Time)String)\b/
const WRITES_DATES = 'web/src/ui/dates.ts'
/** The times of other people's clocks, which few screens need. */
const WRITES_TIMES = 'web/src/ui/zonedTimes.ts'
/** Reads of a written date how far the clocks of a time zone are ahead. */
const READS_CLOCKS = 'contract/src/texts/timeZones.ts'
/** A comparison of who calls with somebody: a permission that the call does not declare. */
const ASKS_WHO = /\bactor\??\.id\s*[!=]==|[!=]==\s*actor\??\.id\b/
/** The same by a function. What is shown to a person themselves is chosen where it is read; who may call stands in the contract. */
const ASKS_SELF = /\b(is|require)Self\s*\(/
/** A word of the wire for an event of a link, or for a kind of person. Tests may send what clients send. */
const WIRE_WORD = /'(pS|mS|hF|pF)'|\b\w*[tT]ypes?\b\W{1,6}('\w+', )*'groups'/
const WIRE = 'contract/src/wire/'
/** A color written out: in hexadecimal where a style or a string begins with one, or by a function of CSS with its numbers. */
const RAW_COLOR = /(?<=['"`:\s(,])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|oklch|oklab)\(\s*[\d.]/i
/** Where colors are made: the palettes, the page that stands without scripts and theme, and drawings of made-up people. */
const COLORS = new Set(['contract/src/palette.ts', 'web/src/ui/errorScreen.css', 'server/src/demonstration/portrait.ts'])
/** A measure of the look that is written out rather than taken from its token. What grows with its surroundings is in `em`. */
const RAW_MEASURE = /(?:border-radius|font-size|box-shadow|letter-spacing): [^;]*?\d(?:px|rem)/
/** The edge of what keeps its size with one and without. */
const HAIRLINE = /inset 0 0 0 1px /g
const MEASURES = 'web/src/ui/tokens.css'
/** How long something lasts, written out: an hour and what is longer. */
const RAW_DURATION = /\b(3_?600_?000|86_?400_?000|604_?800_?000|(24|60) \* 60 \* (60|1_?000)|60 \* 60_000)\b/
const DURATIONS = 'contract/src/durations.ts'
/** The clock of the machine, an id or a setting taken past the context that hands them out. */
const PAST_CONTEXT = /\bDate\.now\(|\bnew Date\(\)|\brandomUUID\(|\bprocess\.env\b/
/** A test that is not run, or alone is; `skipIf` says of which machine. */
const SKIPS_TESTS = /\b(?:test|it|describe)(?:\.\w+)*\.(?:skip|only|todo|fails|fixme)\b/
/** Something of ours that a test puts something else in the place of. */
const MOCKS = /\bvi\.(?:do)?[mM]ock\(/
/** A name that is handed on from another file: whoever reads it looks for it in two. */
const HANDS_ON = /^export (?:\*|(?:type )?\{[^}]*\})[^\n]* from '/m
/** A function for others without a docstring. */
const UNDOCUMENTED = /(?<!\*\/\n)^export (?:async )?function\*? (\w+)/gm
const HOUSE_FILE_NAMES = /(^|\/)(utils?|helpers?|common|misc|shared)(\.|\/)/

/**
 * What a file does against the rules of the house, a sentence each.
 * @param path from the project's root
 */
export function breaches(path: string, text: string): string[] {
  const found: string[] = []
  const lines = text.split('\n').length - 1
  if (lines > LONGEST_FILE && !path.includes('/migrations/')) found.push(`has ${lines} lines; ${LONGEST_FILE} at most`)
  if (HOUSE_FILE_NAMES.test(path)) found.push('is named for nothing in particular')
  if (/eslint-disable|oxlint-disable|@ts-ignore|@ts-expect-error|@ts-nocheck/.test(withoutStrings(path, text))) {
    found.push('switches a rule off')
  }
  if (NORMALIZING.test(text) && !isHouse(path) && path !== 'contract/src/texts/plainText.ts') {
    found.push('normalizes a text of any length; plainText.ts does it to a limit')
  }
  if (DATE_WORDS.test(text) && !isTest(path) && !isHouse(path) && ![WRITES_DATES, WRITES_TIMES, READS_CLOCKS].includes(path)) {
    found.push(`writes a date in a way of its own; ${WRITES_DATES} and contract/src/texts/dates.ts have the ones there are`)
  }
  const isSource = isProductSource(path)
  if (isSource && !COLORS.has(path) && RAW_COLOR.test(text)) {
    found.push('writes a color out; contract/src/palette.ts has the ones there are')
  }
  if (isSource && path.endsWith('.css') && path !== MEASURES && RAW_MEASURE.test(text.replaceAll(HAIRLINE, ''))) {
    found.push(`writes a measure of the look out; ${MEASURES} has the ones there are`)
  }
  const asksWho = ASKS_WHO.test(text) || (ASKS_SELF.test(text) && /\.(routes|actions)\.ts$/.test(path))
  if (asksWho && domainOf(path) !== undefined && !isTest(path) && !/\.policy\.ts$/.test(path)) {
    found.push('asks who calls; let the contract name the thing and what they may do with it')
  }
  if (WIRE_WORD.test(text) && /^(contract|server|web)\/src\//.test(path) && !path.startsWith(WIRE) && !isTest(path)) {
    found.push(`writes a word of the wire, which ${WIRE} translates`)
  }
  if ((isSource || path.startsWith('tools/')) && !isHouse(path) && path !== DURATIONS && RAW_DURATION.test(text)) {
    found.push(`writes a duration out; ${DURATIONS} has the ones there are`)
  }
  if (isSource && domainOf(path) !== undefined && PAST_CONTEXT.test(text)) {
    found.push('takes the time, an id or a setting past the context')
  }
  if (!isHouse(path) && SKIPS_TESTS.test(text)) found.push('skips tests')
  if (!isHouse(path) && MOCKS.test(text)) found.push('mocks what is ours')
  if (HANDS_ON.test(text)) found.push('hands a name on that another file exports; import it from there')
  if (isSource) for (const [, name] of text.matchAll(UNDOCUMENTED)) found.push(`exports ${name} without a docstring`)
  const role = roleOf(path)
  if (role !== undefined && !roles.has(role)) found.push(`is named for the role '${role}', which CONTRIBUTING.md does not know`)
  if (path.startsWith('contract/src/')) found.push(...callsWithoutAccess(text))
  for (const target of importsOf(text)) {
    const breach = importBreach(path, target)
    if (breach !== undefined) found.push(breach)
  }
  return found
}

/**
 * The folders that hold more than a reader takes in, a sentence each.
 * @param paths of all files, from the project's root
 */
export function crowdedFolders(paths: readonly string[]): string[] {
  const modules = paths.filter(
    (path) => /^(contract|server|web)\/src\/.*\.tsx?$/.test(path) && !isTest(path) && !path.startsWith(ADDRESSES),
  )
  const counts = new Map<string, number>()
  for (const folder of modules.map((path) => dirname(path))) counts.set(folder, (counts.get(folder) ?? 0) + 1)
  const crowded = [...counts].filter(([, count]) => count > MOST_MODULES)
  return crowded.map(([folder, count]) => `${folder}: holds ${count} modules; ${MOST_MODULES} at most, give it rooms named by nouns`)
}

/**
 * The domains of the server that know each other, each by way of others, a sentence each. What is imported for its type alone
 * counts like anything else.
 * @param textOf each file's text by its path from the project's root
 */
export function circlesOfDomains(textOf: ReadonlyMap<string, string>): string[] {
  const known = new Map<string, Set<string>>()
  for (const [path, text] of textOf) {
    const from = isTest(path) ? undefined : domainOf(path)
    if (from === undefined) continue
    const into = known.get(from) ?? new Set()
    for (const target of importsOf(text)) {
      const domain = domainOf(join(dirname(path), target))
      if (domain !== undefined && domain !== from) into.add(domain)
    }
    known.set(from, into)
  }
  const reachedFrom = (domain: string): Set<string> => {
    const reached = new Set<string>()
    const next = [...(known.get(domain) ?? [])]
    for (let one = next.pop(); one !== undefined; one = next.pop()) {
      if (reached.has(one)) continue
      reached.add(one)
      next.push(...(known.get(one) ?? []))
    }
    return reached
  }
  return [...known.keys()]
    .filter((domain) => reachedFrom(domain).has(domain))
    .map((domain) => `server/src/${domain}: knows itself by way of others`)
}

/**
 * The domains that answer calls or carry out tasks and have no front door, a sentence each.
 * @param paths of all files, from the project's root
 */
export function withoutFrontDoor(paths: readonly string[]): string[] {
  const working = paths.filter((path) => /\.(routes|tasks)\.ts$/.test(path)).map(domainOf)
  const domains = new Set(working.filter((domain) => domain !== undefined))
  return [...domains]
    .filter((domain) => !paths.includes(`server/src/${domain}/${domain}.domain.ts`))
    .map((domain) => `server/src/${domain}: has no ${domain}.domain.ts, which says all that it offers, hears and does later`)
}

/** These files name what they forbid. */
const isHouse = (path: string): boolean => path.startsWith('tools/house')

const withoutStrings = (path: string, text: string): string => (isHouse(path) ? '' : text)

function importsOf(text: string): string[] {
  return Array.from(text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g), (match) => match[1]!)
}

function callsWithoutAccess(text: string): string[] {
  return Array.from(text.matchAll(/endpoint\(\{([\s\S]*?)\n\}\)/g))
    .filter(([, body]) => !/\n {2}access: /.test(body!))
    .map(([, body]) => `declares ${/path: '([^']+)'/.exec(body!)?.[1]} without access`)
}

function importBreach(path: string, target: string): string | undefined {
  const to = target.startsWith('.') ? join(dirname(path), target) : target.replace(/^@trellis\/contract\//, 'contract/src/')
  const side = path.split('/')[0]!
  if (side === 'contract' && /^(server|web)\//.test(to)) return `imports ${target}: the contract knows neither side`
  if (side === 'web' && to.startsWith('server/')) return `imports ${target}: the web knows the contract only`
  if (side === 'server' && to.startsWith('web/')) return `imports ${target}: the server knows the contract only`
  if (side === 'web') return webBreach(path, to, target)
  if (path.startsWith(ISLAND) && !isTest(path) && !to.startsWith(ISLAND) && !target.startsWith('node:')) {
    return `imports ${target}: the solver knows nothing of the product`
  }
  const [from, into] = [domainOf(path), domainOf(to)]
  if (into === undefined || from === into) return undefined
  if (path.startsWith('server/src/platform/') && !isTest(path)) {
    return `imports ${target}: the platform knows no domain`
  }
  if (from === undefined || isTest(path)) return undefined
  if (tierOf(tiers, into) > tierOf(tiers, from)) return `imports ${target}: ${into} stands above ${from}; tell it by an event`
  if (/\.tables\.ts$/.test(to)) return `imports ${target}: the tables of ${into} are its own`
  return undefined
}

function domainOf(path: string): string | undefined {
  const domain = /^server\/src\/([^/.]+)\//.exec(path)?.[1]
  return domain === 'platform' ? undefined : domain
}

/** The last word of the name of a domain's file, where it has several. */
function roleOf(path: string): string | undefined {
  return domainOf(path) === undefined ? undefined : /[^/]\.([\w-]+)\.ts$/.exec(path)?.[1]
}

function webBreach(path: string, to: string, target: string): string | undefined {
  const [from, into] = [roomOf(path), roomOf(to)]
  if (from === undefined || from === into || isTest(path) || !to.startsWith('web/src/')) return undefined
  if (into === undefined) return `imports ${target}: what stands in no room stands above ${from}`
  return tierOf(webTiers, into) > tierOf(webTiers, from)
    ? `imports ${target}: ${into} stands above ${from}; let it be handed down`
    : undefined
}

const roomOf = (path: string): string | undefined => /^web\/src\/([^/.]+)\//.exec(path)?.[1]

function tierOf(order: readonly (readonly string[])[], domain: string): number {
  const tier = order.findIndex((domains) => domains.includes(domain))
  return tier < 0 ? order.findIndex((domains) => domains.includes(ALL_OTHERS)) : tier
}

/** Whether a file is part of what is delivered. */
export const isProductSource = (path: string): boolean => /^(contract|server|web)\/src\//.test(path) && !isTest(path)

/** Tests look at the whole product, from wherever they stand. */
export const isTest = (path: string): boolean => /\.(test|test-suite|samples|arbitraries|testing)\.tsx?$|(^|\/)testing(\.ts$|\/)/.test(path)
