interface Quoted {
  /** The resume's own text that this was read from. */
  readonly quote: string
}
export interface PositionFact extends Quoted {
  readonly title: string
  readonly company: string
  readonly start: number | null
  readonly end: number | null
  readonly description: string
  readonly highlights?: string
}
export interface SchoolFact extends Quoted {
  readonly name: string
  readonly degree: string
  readonly majors: readonly string[]
  readonly minors?: readonly string[]
  readonly year: string
  readonly city?: string
  readonly courses?: readonly string[]
}
export interface ActivityFact extends Quoted {
  readonly name: string
  readonly role?: string
  /** As the resume writes it: '2012 to 2014'. */
  readonly duration?: string
  /** More of the resume's words, read for skills only. */
  readonly details?: string
}

export interface TextFact {
  readonly field: 'name' | 'locationCity' | 'locationState' | 'locationCountry' | 'label' | 'summary'
  readonly text: string
}

/** What a resume says, whatever its form was. `achievements` are awards and publications; `training` also skills. */
export interface ResumeFacts {
  readonly texts: readonly TextFact[]
  readonly links: readonly string[]
  readonly positions: readonly PositionFact[]
  readonly schools: readonly SchoolFact[]
  readonly sports: readonly ActivityFact[]
  readonly activities: readonly ActivityFact[]
  readonly interests: readonly ActivityFact[]
  readonly projects: readonly ActivityFact[]
  readonly training: readonly ActivityFact[]
  readonly achievements: readonly ActivityFact[]
}

/** Finds the vocabulary's skills in a text, most telling first. */
export type SkillsIn = (text: string) => readonly string[]
