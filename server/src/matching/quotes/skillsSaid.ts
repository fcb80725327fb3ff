import { plainText } from '@trellis/contract/texts/plainText.ts'
import { mapYielding } from '../../platform/reading/mapYielding.ts'
import { wordsOfSkillsIn } from '../../resumes/skills/skillsInText.ts'
import { readForSkills, sentencesOf } from './sentences.ts'

/** Tells in which words a skill is told of, by its label: the label itself where these are its very name; undefined where there are none. */
export type SkillsSaid = (label: string) => string | undefined

/** In which words some texts tell of skills. Others are answered while long texts are read. */
export async function skillsSaidIn(texts: readonly string[]): Promise<SkillsSaid> {
  const said = new Map<string, string>()
  for (const found of await mapYielding(readForSkills(sentencesOf(texts)), wordsOfSkillsIn)) {
    for (const [label, words] of found) {
      if (plainText(words) === plainText(label)) said.set(label, label)
      else if (!said.has(label)) said.set(label, words)
    }
  }
  return (label) => said.get(label)
}
