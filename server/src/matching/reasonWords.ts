/** What a match is told in, for whom it is told. Nodes and skills come as parts of a sentence: 'chess and law'. */
export interface ReasonWords {
  readonly standOut: (nodes: string) => string
  readonly differ: (node: string) => string
  /** What is left of the genome's part, beside what was named of it, or alone. */
  readonly rest: Readonly<Record<'alikeBeside' | 'alike' | 'unlikeBeside' | 'unlike', string>>
  readonly noGenome: string
  readonly experience: (skills: string) => string
  readonly noSkills: string
  readonly sameWords: string
  readonly otherWords: string
  readonly little: string
}

/** Two people, to be read by either of them. */
export const wordsForPeople: ReasonWords = {
  standOut: (nodes) => `You both stand out in ${nodes}`,
  differ: (node) => `You differ most in ${node}`,
  rest: {
    alikeBeside: 'Your genomes are alike in smaller ways',
    alike: 'Your genomes are alike',
    unlikeBeside: 'The rest of your genomes is less alike',
    unlike: 'Your genomes are not alike',
  },
  noGenome: 'One of you has no genome yet',
  experience: (skills) => `You both have experience in ${skills}`,
  noSkills: 'You have no skills in common yet',
  sameWords: 'You write about the same things',
  otherWords: 'You write about different things',
  little: 'You have little in common yet',
}

/** A job, told to the student whom it may be for. */
export const wordsForStudent: ReasonWords = {
  standOut: (nodes) => `You stand out in ${nodes}, which this job asks for`,
  differ: (node) => `You and this job differ most in ${node}`,
  rest: {
    alikeBeside: 'Your genome is like the job’s in smaller ways',
    alike: 'Your genome is like the job’s',
    unlikeBeside: 'The rest of your genome is less like the job’s',
    unlike: 'Your genome is not like the job’s',
  },
  noGenome: 'You or the job has no genome yet',
  experience: (skills) => `You have experience in ${skills}, which it asks for`,
  noSkills: 'You have none of the skills that it asks for yet',
  sameWords: 'You write about the same things',
  otherWords: 'You write about different things',
  little: 'You and this job have little in common yet',
}

/** A candidate, told to the owner of the job. */
export const wordsForOwner: ReasonWords = {
  standOut: (nodes) => `Stands out in ${nodes}, which this job asks for`,
  differ: (node) => `Differs from the job most in ${node}`,
  rest: {
    alikeBeside: 'Has a genome like the job’s in smaller ways',
    alike: 'Has a genome like the job’s',
    unlikeBeside: 'Has a genome that is less like the job’s in the rest',
    unlike: 'Has a genome that is not like the job’s',
  },
  noGenome: 'Has no genome yet, or the job has none',
  experience: (skills) => `Has experience in ${skills}`,
  noSkills: 'Has none of the skills asked for yet',
  sameWords: 'Writes about the same things',
  otherWords: 'Writes about different things',
  little: 'Has little in common with this job yet',
}
