import type { IkigaiInfo } from '@trellis/contract/profiles/profiles.ts'
import type { EntryWriter } from './entries.ts'
import { hobbies } from './pastimes.ts'
import { sentence } from './sentences.ts'
import { temperaments } from './temperaments.ts'

const SPARSE = 0.2

/** What somebody says of themselves, out of how they go about things and what they are drawn to. */
export function ikigaiOf({ random, who }: EntryWriter): IkigaiInfo {
  const { temperament, calling, second, diligence } = who
  const other = random.pick(temperaments)
  const [a, b] = random.some(calling.work, 2)
  const hobby = lowered(random.pick(hobbies).words)
  const aim = random.pick(calling.aims)
  const more = (text: string, probability = 0.4) => (random.chance(probability * diligence) ? ` ${text}` : '')
  const wishes = (second !== undefined && random.chance(0.25) ? second : calling).wishes
  const says = (text: string) => (diligence > SPARSE ? (random.chance(0.35 + 0.75 * diligence) ? text : '') : '')
  return {
    selfDescribe: threeAdjectives(),
    othersDescribe: says(threeAdjectives()),
    comesEasy: says(`${random.pick(temperament.easy)}${more(`Also ${b!.words}.`)}`),
    favoriteActivity: says(sentence(random, 'moments', { a: a!.words, hobby })),
    aspireTo: says(
      `${sentence(random, 'aspirations', { aim })}${more(`I am drawn to ${calling.field}${second ? ` and to ${second.field}` : ''}.`)}`,
    ),
    improveWorld: says(`${random.pick(wishes)}${more(sentence(random, 'steps'), 0.8)}`),
    successfulPerson: says(`${sentence(random, 'relatives')}, who ${random.pick([temperament, other]).quality[random.whole(0, 1)]!}.`),
    whatMakesSuccess: says(`${random.pick(temperament.success)}${more(sentence(random, 'success'), 0.8)}`),
  }

  function threeAdjectives(): string {
    const own = random.some(temperament.adjectives, 2)
    const [third] = random.some(
      other.adjectives.filter((adjective) => !own.includes(adjective)),
      1,
    )
    return [...own, third].join(', ')
  }
}

const properNames = /^(Japanese|Portuguese)/

function lowered(words: string): string {
  return properNames.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1)
}
