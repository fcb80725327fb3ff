import { readSections, type Section, type Entry, readEntry } from './sections.ts'

/** What somebody is drawn to, and what a life with it looks like from the first school club to the last position. */
export interface Calling {
  readonly id: string
  /** How many people have it, compared with the others. */
  readonly share: number
  /** Whether one gets there through a university or through a trade school. */
  readonly schooling: 'college' | 'trade'
  /** Whether the work can be done from home. */
  readonly isDoneAnywhere: boolean
  readonly degree: string
  readonly field: string
  /** 'a nurse practitioner in …' */
  readonly aims: readonly string[]
  readonly wishes: readonly string[]
  /** 'caring for patients …': fits after 'The work is' and after 'I like'. */
  readonly work: readonly Entry[]
  readonly subjects: readonly Entry[]
  readonly clubs: readonly Entry[]
  /** Clubs at college. */
  readonly societies: readonly Entry[]
  /** Jobs while at school. */
  readonly jobs: readonly Entry[]
  /** Internships and jobs at college. */
  readonly placements: readonly Entry[]
  readonly majors: readonly Entry[]
  /** 'MS in Chemistry' */
  readonly graduate: readonly Entry[]
  /** 'trained twelve new nurses': fits after 'I'. */
  readonly feats: readonly Entry[]
  readonly training: readonly Entry[]
  /** Names of the sports that people with this calling like more than others do. */
  readonly sports: readonly string[]
  readonly titles: Readonly<Record<Stage, readonly string[]>>
  /** With {place}, {name} and {saint} to be filled in. */
  readonly employers: readonly string[]
}

/** How far somebody has come in a working life. */
export type Stage = 'entry' | 'middle' | 'senior'

const files = [
  'arts',
  'business',
  'education',
  'engineering',
  'health',
  'hospitality',
  'land',
  'media',
  'public',
  'science',
  'sports',
  'style',
  'technology',
  'trades',
]

export const callings: readonly Calling[] = files.flatMap((file) => readSections(`callings/${file}.txt`).map(callingOf))

function callingOf(section: Section): Calling {
  const tagged = (key: string) => section.list(key).map(readEntry)
  const choices = (key: string) => section.value(key).split('; ')
  return {
    id: section.id,
    share: Number(section.value('share')),
    schooling: section.value('schooling') === 'trade' ? 'trade' : 'college',
    isDoneAnywhere: section.value('workplace') === 'anywhere',
    degree: section.value('degree'),
    field: section.value('field'),
    aims: section.list('aims'),
    wishes: section.list('wishes'),
    work: tagged('work'),
    subjects: tagged('subjects'),
    clubs: tagged('clubs'),
    societies: tagged('societies'),
    jobs: tagged('jobs'),
    placements: tagged('placements'),
    majors: tagged('majors'),
    graduate: tagged('graduate'),
    feats: tagged('feats'),
    training: tagged('training'),
    sports: section.list('sports'),
    titles: { entry: choices('entry'), middle: choices('middle'), senior: choices('senior') },
    employers: choices('employers'),
  }
}

/** All callings, each as often as its share: to pick from. */
export const callingsByShare: readonly Calling[] = callings.flatMap((calling) =>
  Array.from<Calling>({ length: calling.share }).fill(calling),
)
