import type { GroupInfo } from '@trellis/contract/groups/groups.ts'
import type { JobSkill } from '@trellis/contract/jobs/jobs.ts'
import type { Measures } from '../genome/genomeOf.ts'
import type { IndexedPosting } from '../postings/index/postingIndex.actions.ts'
import type { PostingReading, PostingTexts } from '../postings/texts/postings.reading.ts'
import { postingVectorsOf, vocabularySkills } from '../postings/texts/postingVectors.ts'
import type { groups } from './groups.tables.ts'

type GroupRow = typeof groups.$inferInsert

/** What a group is about, as skills of a posting: nobody has to know them, so that each counts once. */
const skillsOf = ({ skills }: GroupInfo): JobSkill[] => vocabularySkills(skills.map((name) => ({ name, proficiency: 'good' })))

/** The texts of a group that are read: skills bear the vocabulary's names, each once. */
export function textsOf(info: GroupInfo): PostingTexts {
  const { name, description, locationCity, locationState, locationCountry } = info
  const skills = skillsOf(info)
  return { name, description, skills, alsoSearched: [locationCity, locationState, locationCountry, ...skills.map((skill) => skill.name)] }
}

/**
 * What a group is stored as, from what its advisor tells: `columns` are those of groups alone, `index` is what every posting is
 * found and compared by.
 * @param words what was read of its texts
 * @param shown the skills in its text that its author was shown: those not taken count for nothing
 */
export function groupColumns(
  input: GroupInfo,
  words: PostingReading,
  measures: Pick<Measures, 'population'>,
  shown: readonly string[] = [],
): { columns: Omit<GroupRow, 'postingId'>; index: Omit<IndexedPosting, 'postingId'> } {
  const asked = skillsOf(input)
  const info = { ...input, skills: asked.map(({ name }) => name) }
  const passedSkills = words.skillsInText.filter((label) => shown.includes(label))
  const { signature, vectors } = postingVectorsOf(asked, words, measures, passedSkills)
  const { joinPolicy, exclusive, leastAge } = info
  return {
    columns: { info, joinPolicy, exclusive, leastAge, passedSkills },
    index: { searchText: words.searchText, skills: info.skills, signature, vectors },
  }
}
