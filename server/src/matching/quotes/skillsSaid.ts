import { plainText } from '@trellis/contract/texts/plainText.ts'
import { wordsOfSkillsIn } from '../../resumes/skills/skillsInText.ts'
import { readForSkills, sentencesOf } from './sentences.ts'

/** Tells in which words a skill is told of, by its label: the label itself where these are its very name; undefined where there are none. */
export type SkillsSaid = (label: string) => string | undefined

/** In which words some texts tell of skills. They are read when the first is asked for. */
export function skillsSaidIn(texts: readonly string[]): SkillsSaid {
  let said: ReadonlyMap<string, string> | undefined
  return (label) => (said ??= readIn(texts)).get(label)
}

function readIn(texts: readonly string[]): ReadonlyMap<string, string> {
  const said = new Map<string, string>()
  for (const sentence of readForSkills(sentencesOf(texts))) {
    for (const [label, words] of wordsOfSkillsIn(sentence)) {
      if (plainText(words) === plainText(label)) said.set(label, label)
      else if (!said.has(label)) said.set(label, words)
    }
  }
  return said
}
