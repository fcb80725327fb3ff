/** What a match is told in, for whom it is told. Nodes and skills come as parts of a sentence: 'chess and law'. */
export interface ReasonWords {
  readonly standOut: (nodes: string) => string
  /** Where the posting's text is about these nodes, and none of the skills that it lists. */
  readonly standOutInText: (nodes: string) => string
  readonly differ: (node: string) => string
  /** What is left of the genome's part, beside what was named of it, or alone. */
  readonly rest: Readonly<Record<'alikeBeside' | 'alike', string>>
  readonly noGenome: string
  readonly experience: (skills: string) => string
  /** Of skills that the posting does not list, but its text tells of. */
  readonly experienceInText: (skills: string) => string
  readonly noSkills: string
  /** Of words that both write, in quotes; none where they are not known. */
  readonly sameWords: (words: string) => string
  readonly little: string
}

/** Two people, to be read by either of them. */
export const wordsForPeople: ReasonWords = {
  standOut: (nodes) => `You both stand out in ${nodes}`,
  standOutInText: (nodes) => `You both stand out in ${nodes}`,
  differ: (node) => `You differ most in ${node}`,
  rest: {
    alikeBeside: 'Your genomes are alike in smaller ways',
    alike: 'Your genomes are alike',
  },
  noGenome: 'One of you has no genome yet',
  experience: (skills) => `You both have experience in ${skills}`,
  experienceInText: (skills) => `You both have experience in ${skills}`,
  noSkills: 'You have no skills in common yet',
  sameWords: (words) => (words === '' ? 'You use some of the same words' : `You both write of ${words}`),
  little: 'You have little in common yet',
}

/** A job, told to the student whom it may be for. */
export const wordsForStudent: ReasonWords = {
  standOut: (nodes) => `You stand out in ${nodes}, which this job asks for`,
  standOutInText: (nodes) => `You stand out in ${nodes}, which this job’s text is about`,
  differ: (node) => `You and this job differ most in ${node}`,
  rest: {
    alikeBeside: 'Your genome is like the job’s in smaller ways',
    alike: 'Your genome is like the job’s',
  },
  noGenome: 'You or the job has no genome yet',
  experience: (skills) => `You have experience in ${skills}, which it asks for`,
  experienceInText: (skills) => `You have experience in ${skills}, which its text mentions`,
  noSkills: 'You have none of the skills that it asks for yet',
  sameWords: (words) => (words === '' ? 'You and its text use some of the same words' : `You and its text write of ${words}`),
  little: 'You and this job have little in common yet',
}

/** A candidate, told to the owner of the job. */
export const wordsForOwner: ReasonWords = {
  standOut: (nodes) => `Stands out in ${nodes}, which this job asks for`,
  standOutInText: (nodes) => `Stands out in ${nodes}, which this job’s text is about`,
  differ: (node) => `Differs from the job most in ${node}`,
  rest: {
    alikeBeside: 'Has a genome like the job’s in smaller ways',
    alike: 'Has a genome like the job’s',
  },
  noGenome: 'Has no genome yet, or the job has none',
  experience: (skills) => `Has experience in ${skills}, which the job asks for`,
  experienceInText: (skills) => `Has experience in ${skills}, which the job’s text mentions`,
  noSkills: 'Has none of the skills asked for yet',
  sameWords: (words) => (words === '' ? 'Uses some of the same words' : `Writes of ${words} too`),
  little: 'Has little in common with this job yet',
}
