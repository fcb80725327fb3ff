/** In which words it is told what is missing. Nodes and skills come as parts of a sentence: 'speed (Handball)', 'chess and law'. */
export interface MissingWords {
  /** Where the other has more of these nodes than most, and the student has not. */
  readonly nodes: (nodes: string) => string
  /** The same of a student without a genome. */
  readonly nodesAlone: (nodes: string) => string
  readonly noGenome: string
  readonly skills: (skills: string) => string
  /** Of skills that a posting does not list, but its text names. */
  readonly skillsInText: (skills: string) => string
  /** Of one that its text tells of in other words than by its name. */
  readonly skillSaid: (said: string, skill: string) => string
  readonly topics: string
  readonly noOwnTopics: string
  readonly noTopics: string
}

const noOwnTopics = 'Your bio has no words to compare yet'

/** Another person, told to the student who looks at them. */
export const missingOfPerson: MissingWords = {
  nodes: (nodes) => `Their bio is more about ${nodes} than yours`,
  nodesAlone: (nodes) => `They stand out in ${nodes}, and you have no genome to compare yet`,
  noGenome: 'They have no genome to compare yet',
  skills: (skills) => `They show ${skills}, so far not among your skills`,
  skillsInText: (skills) => `They show ${skills}, so far not among your skills`,
  skillSaid: (_, skill) => `They show ${skill}, so far not among your skills`,
  topics: 'The words that say most about each of you are all different',
  noOwnTopics,
  noTopics: 'Their bio has no words to compare yet',
}

/** A job, told to the student who looks at it. */
export const missingOfJob: MissingWords = {
  nodes: (nodes) => `This job is more about ${nodes} than your bio`,
  nodesAlone: (nodes) => `This job stands out in ${nodes}, and you have no genome to compare yet`,
  noGenome: 'This job has no genome to compare',
  skills: (skills) => `It asks for ${skills}, so far not among your skills`,
  skillsInText: (skills) => `Its text mentions ${skills}, so far not among your skills`,
  skillSaid: (said, skill) => `Its text says “${said}”, which counts as ${skill}, so far not among your skills`,
  topics: 'The words that say most about you and in its text are all different',
  noOwnTopics,
  noTopics: 'Its text has no words to compare',
}
