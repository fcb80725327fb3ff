import { makePeople } from '../../server/src/demonstration/people/makePeople.ts'
import { outlineOf } from '../../server/src/demonstration/people/outline.ts'
import type { LabeledCommunity } from './labeled.ts'

/** Not the seed of the people of whom the shipped population table was made. */
const recipe = { seed: 2, count: 1_000, now: Date.UTC(2026, 8, 1) }

/** People as the demonstration makes them, from high school to long careers, by what they are drawn to. */
export const callings = (): LabeledCommunity => ({
  name: 'demonstration',
  people: Array.from(makePeople(recipe), ({ profile: bio }, index) => {
    const { id } = outlineOf(recipe.seed, index, recipe.now).calling
    return { bio, trade: id, occupation: id }
  }),
})
