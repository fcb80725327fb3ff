import type { PairLife } from '@trellis/contract/mentoring/living/sessions.ts'

export interface Step {
  readonly words: string
  readonly done: boolean
}

/** What a new pair does first, with what of it is done; nothing once all of it is. */
export function firstSteps({ as, sessions }: Pick<PairLife, 'as' | 'sessions'>, now: number): Step[] {
  const met = sessions.filter(({ at }) => at <= now).length
  const steps = [
    {
      words: as === 'mentor' ? 'Look at their profile, and think of what you want to ask first' : 'Look at what they do and look for',
      done: sessions.length > 0,
    },
    { words: 'Plan a first session: they are told of it', done: sessions.length > 0 },
    { words: 'Meet, and write down what you want to remember', done: met > 0 },
    // Whoever has met twice has planned a next one.
    { words: 'Plan the next one', done: met > 1 || (met > 0 && sessions.length > met) },
  ]
  return steps.every(({ done }) => done) ? [] : steps
}
