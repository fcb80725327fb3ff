import { VisuallyHidden } from '@mantine/core'
import type { AskedSkill } from '@trellis/contract/matching/askedSkills.ts'
import classes from './AskedSkills.module.css'
import { askedInWords, fitWords } from './askedWords.ts'
import { usePipeline } from '../pipeline/pipeline.ts'
import { FitMark } from './FitMark.tsx'

interface Props {
  readonly asked: readonly AskedSkill[]
  /** Among others below one another: which has room there lays them out, and what has none is told when it is pointed at. */
  readonly inRow?: boolean
}

/** Which of the skills that a posting lists somebody has, as ticks and gaps, in its order; nothing where it lists none. */
export function AskedSkills({ asked, inRow = false }: Props) {
  const { words } = usePipeline()
  if (asked.length === 0) return null
  return (
    <div className={classes.asked} data-in-row={inRow || undefined} {...(inRow && { title: askedInWords(asked) })}>
      <ul className={classes.skills} aria-label={words.askedFor}>
        {asked.map(({ skill, fit, by }) => (
          <li key={skill} data-fit={fit}>
            <FitMark fit={fit} />
            {skill}
            <VisuallyHidden>: {fitWords(fit, by)}</VisuallyHidden>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The same for who reads it closely: each with what shows it. */
export function AskedSkillsTold({ asked }: Pick<Props, 'asked'>) {
  return (
    <ul className={classes.told}>
      {asked.map(({ skill, fit, by }) => (
        <li key={skill} data-fit={fit}>
          <FitMark fit={fit} />
          <span>{skill}</span>
          <span className={classes.by}>{fitWords(fit, by)}</span>
        </li>
      ))}
    </ul>
  )
}
