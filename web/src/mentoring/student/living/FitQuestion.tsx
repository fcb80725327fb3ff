import { Button } from '@mantine/core'
import { fitAnswers } from '@trellis/contract/mentoring/living/fit.ts'
import type { PairLife } from '@trellis/contract/mentoring/living/sessions.ts'
import { fitWords } from '../../fitWords.ts'
import classes from './Living.module.css'
import type { PairLifeActions } from './livingQueries.ts'

interface Props {
  readonly name: string
  readonly life: PairLife
  readonly actions: PairLifeActions
}

/** Whether a pair is a good fit: asked after a month, and answered as often as one likes. */
export function FitQuestion({ name, life, actions }: Props) {
  const { asked, answer } = life.fit
  if (!asked) return null
  return (
    <div role="group" aria-label={`Is ${name} a good fit?`}>
      <h3 className={classes.heading}>{`Is ${name} a good fit?`}</h3>
      <p className={classes.quiet}>{`The advisors of the group read your answer. ${name} does not.`}</p>
      <div className={classes.does}>
        {fitAnswers.map((one) => (
          <Button
            key={one}
            variant={one === answer ? 'light' : 'default'}
            aria-pressed={one === answer}
            onClick={() => void actions.answer(one)}
          >
            {fitWords[one]}
          </Button>
        ))}
      </div>
    </div>
  )
}
