import type { PairLife } from '@trellis/contract/mentoring/living/sessions.ts'

export interface Step {
  readonly words: string
  readonly done: boolean
}

/** What a new pair does first, with what of it is done; nothing once all of it is. */
export function firstSteps({ as, sessions }: Pick<PairLife, 'as' | 'sessions'>, now: number): Step[] {
  const met = sessions.some(({ at }) => at <= now)
  const steps = [
    {
      words: as === 'mentor' ? 'Look at their profile, and think of what you want to ask first' : 'Look at what they do and look for',
      done: sessions.length > 0,
    },
    { words: 'Plan a first session: they are told of it', done: sessions.length > 0 },
    { words: 'Meet, and write down what you want to remember', done: met },
    { words: 'Plan the next one', done: met && sessions.some(({ at }) => at > now) },
  ]
  return steps.every(({ done }) => done) ? [] : steps
}
