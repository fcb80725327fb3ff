import { isSurelyPlace, withoutPlaceBehind } from './places.ts'

/** What heads an entry, told apart. */
export interface Named {
  readonly title: string
  readonly organization: string
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))
const titleWords = setOf(`
  accountant actor actress adjuster administrator adviser advisor agent aide ambassador analyst animator apprentice architect archivist
  artist assembler assistant associate attendant attorney auditor babysitter baker banker barber barista bartender beautician boatbuilder
  bookkeeper bricklayer broker builder busser butcher buyer captain caregiver caretaker carer carpenter cashier ceo cfo chair chairman
  chaplain chef chemist childminder cleaner clerk clinician coach companion concierge conductor consultant controller cook coo coordinator
  co-ordinator copywriter counsel counsellor counselor courier cto curator custodian dancer decorator delegate dentist designer developer
  director dishwasher dispatcher doctor drafter driver economist editor educator electrician engineer estimator executive fabricator
  facilitator farmer fellow firefighter fitter florist foreman founder gardener geologist goalkeeper guard guide hairdresser hand handler
  handyman headteacher helper host hostess housekeeper hygienist illustrator inspector installer instructor intern internship interpreter
  inspector janitor journalist judge keyholder labourer laborer landscaper lead leader lecturer librarian lifeguard machinist maid maker
  manager marketer mason mechanic member mentor merchandiser midwife millwright minister model musician nanny nurse nutritionist officer
  operative operator organiser organizer orderly owner packer painter paralegal paramedic partner pastor pharmacist phlebotomist
  photographer physician physiotherapist picker pilot planner plumber policeman porter practitioner president principal producer professor
  programmer proofreader psychologist ranger realtor receptionist recruiter referee registrar reporter representative researcher roofer
  salesman salesperson saleswoman scheduler scholar scientist scout seamstress secretary sergeant server singer soldier sonographer
  specialist statistician steward stewardess stocker strategist stylist superintendent supervisor surgeon surveyor tailor teacher
  technician technologist teller tester therapist tiler trader trainee trainer translator treasurer tutor umpire underwriter usher vet
  veterinarian vice-president videographer volunteer vp waiter waitress warden welder winemaker worker writer`)
const organizationWords = setOf(`
  academy agency airlines apartments army association associates bakery bank bistro bros builders bureau cafe café center centre charity
  church clinic club co coffee college committee communications company cooperative corp corporation council credit-union dental
  department dynamics engineers enterprises estates exchange factory federation foods foundation gallery garage gmbh grocery group gym haulage
  healthcare holdings hospital hotel inc industries inn institute insurance international kindergarten lab laboratories laboratory labs
  library limited llc llp lodge logistics ltd manor market merchants ministry motors museum navy office outfitters partners pharmacy plc
  police practice press railway resort restaurant restaurants retail salon school schools services shipbuilders shop society solutions
  staffing store stores studio studios superstore surgery systems team technologies theater theatre trust union university ward works zoo`)

/** What a name is about in its last words before a preposition: 'Director of Nursing' is a director, a 'Bank Teller' a teller. */
function headNoun(piece: string): string {
  const [named = ''] = piece.toLowerCase().split(/\s+(?:of|for|in|to|with|at|on|the)\s+|\s*[,(/–—:]|\s-\s/)
  return (
    named
      .trim()
      .split(/\s+/)
      .findLast((word) => /\p{L}{2}/u.test(word)) ?? ''
  ).replace(/[.’']s?$/, '')
}

const hasAny = (piece: string, words: ReadonlySet<string>) =>
  piece
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .some((word) => words.has(word))

/** How sure a piece is a title: below zero it is rather an organization. */
function titleScore(piece: string): number {
  const noun = headNoun(piece)
  const byNoun = Number(titleWords.has(noun)) - Number(organizationWords.has(noun))
  return 2 * byNoun + Number(hasAny(piece, titleWords)) - Number(hasAny(piece, organizationWords))
}

const strongBreak = /\t|\s*[|·•]\s*|\s+[–—-]\s+/
/** Whether a piece belongs to the company before it: 'Inc.'. */
export const isSuffix = (piece: string): boolean => /^(inc|llc|ltd|limited|plc|co|corp|l\.p|llp|n\.a|gmbh)\.?$/i.test(piece)

/** 'Company: Orchard Foods' names no 'Company'. */
const label = /^(?:company|employer|organi[sz]ation|position|job title|title|role|location|dates?|period)(?: name| held)?\s?:\s?/i

/** The parts of a line that are surely parted, without labels and places. */
function strongParts(line: string): string[] {
  const parts = line.split(strongBreak).map((part) => withoutPlaceBehind(part.trim().replace(label, ''), isOrganization))
  return parts.filter((part) => part && !isSurelyPlace(part))
}

const isOrganization = (word: string) => organizationWords.has(word.toLowerCase().replace(/\.$/, '')) || isSuffix(word)

function commaParts(piece: string): string[] {
  const parts: string[] = []
  for (const part of piece.split(/,\s+/)) {
    if (parts.length > 0 && isSuffix(part)) parts[parts.length - 1] += `, ${part}`
    else if (part) parts.push(part)
  }
  return parts
}

/** An organization without the town behind it: 'Blue Door Coffee, Leeds'. 'Fox, Hare & Partners' is one name. */
function withoutTown(organization: string): string {
  const parts = commaParts(organization)
  const last = parts.findLastIndex((part, at) => at > 0 && (/&|\band\b/.test(part) || titleScore(part) < 0))
  return parts.slice(0, Math.max(1, last + 1)).join(', ')
}

const titleAtPlace = /^(.{2,80}?)\s+(?:at|@)\s+(\p{Lu}.*)$/u

/** The two names of a head, in the order in which they are written. */
function pairOf(head: readonly string[]): [first: string, second: string] {
  const [first = [], second = []] = head.map(strongParts).filter(({ length }) => length > 0)
  const [one = '', other] = first
  const parts = commaParts(one)
  const tells = parts.length > 1 && parts.some((part) => titleScore(part) > 0) && parts.some((part) => titleScore(part) < 0)
  if (tells || (other === undefined && second.length === 0)) return [parts[0] ?? '', parts[1] ?? '']
  // 'Blue Door Coffee⇥Leeds' above 'Barista': what stands beside the company is no title, but what stands below is.
  const below = second[0]
  if (other !== undefined && below !== undefined && titleScore(below) > 0 && first.every((part) => titleScore(part) <= 0))
    return [one, below]
  // 'Intern – Marketing' above 'Lantern Media Group': what stands beside the title is no organization, but what stands below is.
  if (other !== undefined && below !== undefined && titleScore(one) > 0 && titleScore(other) >= 0 && titleScore(below) < 0)
    return [one, below]
  return [one, other ?? below ?? '']
}

/** Whether a head names both a title and an organization, so that no line below belongs to it. */
export function isWhole(head: readonly string[]): boolean {
  return titleAtPlace.test(head[0] ?? '') || pairOf(head)[1] !== ''
}

/**
 * Tells titles from organizations: by 'at', by words that only one of them has, else as the other entries of the section are
 * written, else the title comes first.
 */
export function namesOf(heads: readonly (readonly string[])[]): Named[] {
  const pairs = heads.map((head) => {
    const at = titleAtPlace.exec(head[0] ?? '')
    const [first, second] = at ? [at[1]!.trim(), strongParts(at[2]!)[0] ?? ''] : pairOf(head)
    return { first, second, reversed: at || !second ? 0 : Math.sign(titleScore(second) - titleScore(first)), isAt: at !== null }
  })
  const usually = pairs.reduce((sum, { reversed }) => sum + reversed, 0)
  return pairs.map(({ first, second, reversed, isAt }) => {
    const isReversed = reversed > 0 || (reversed === 0 && usually > 0 && second !== '' && !isAt)
    const [title, organization] = isReversed ? [second, first] : [first, second]
    return { title, organization: withoutTown(organization) }
  })
}

/** Whether a piece names what somebody is by its last word. */
export const isTitle = (piece: string): boolean => titleScore(piece) > 0
