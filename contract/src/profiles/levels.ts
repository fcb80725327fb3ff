/** The section of the bio about where people of a level are now: the school that they go to, or their work. */
export type MainSection = 'highschoolInfo' | 'collegeInfo' | 'graduateInfo' | 'professionalInfo'

interface LevelFacts {
  readonly label: string
  /** What tells people whether the level is theirs. */
  readonly hint?: string
  readonly mainSection: MainSection
  /** How much each section of the bio counts. A section that is not named is not asked for. */
  readonly weights: Partial<Record<'generalInfo' | 'ikigaiInfo' | MainSection, number>>
}

/** Experience levels in the order in which people pass them: role models are ahead of you in it. */
export const levels = ['hs', 'col', 'gs', 'ep', 'ap'] as const
export type Level = (typeof levels)[number]

const factsOf: Record<Level, LevelFacts> = {
  hs: {
    label: 'High School',
    mainSection: 'highschoolInfo',
    weights: { generalInfo: 3, ikigaiInfo: 3, highschoolInfo: 4 },
  },
  col: {
    label: 'College',
    mainSection: 'collegeInfo',
    weights: { generalInfo: 3, ikigaiInfo: 3, highschoolInfo: 1, collegeInfo: 4 },
  },
  gs: {
    label: 'Graduate School',
    mainSection: 'graduateInfo',
    weights: { generalInfo: 3, ikigaiInfo: 3, collegeInfo: 2, graduateInfo: 4 },
  },
  ep: {
    label: 'Early Professional',
    hint: 'under 7 years of experience',
    mainSection: 'professionalInfo',
    weights: { generalInfo: 3, ikigaiInfo: 3, professionalInfo: 4 },
  },
  ap: {
    label: 'Advanced Professional',
    hint: 'over 7 years of experience',
    mainSection: 'professionalInfo',
    weights: { generalInfo: 3, ikigaiInfo: 2, professionalInfo: 5 },
  },
}

export const isLevel = (value: unknown): value is Level => levels.some((level) => level === value)

/** The words for a level; 'No Level' for anything else. */
export const levelLabel = (level: string | undefined): string => (isLevel(level) ? factsOf[level].label : 'No Level')

/** The words for a level where people choose their own: 'Early Professional (under 7 years of experience)'. */
export function ownLevelLabel(level: Level): string {
  const { label, hint } = factsOf[level]
  return hint === undefined ? label : `${label} (${hint})`
}

export const mainSectionOf = (level: Level): MainSection => factsOf[level].mainSection

export const isWorking = (level: Level): boolean => mainSectionOf(level) === 'professionalInfo'

/** How much each section of the bio counts at a level. A section that is not named is not asked for. */
export const weightsAt = (level: Level): LevelFacts['weights'] => factsOf[level].weights

/** The levels whose jobs suit somebody: those of their own. Who studies for a second degree takes internships beside others who study. */
export const levelsOfJobsFor = (level: Level): Level[] => (level === 'gs' ? ['col', 'gs'] : [level])

/** The levels of the people whom the jobs of a level suit. */
export const levelsOfPeopleFor = (level: Level): Level[] => levels.filter((own) => levelsOfJobsFor(own).includes(level))
