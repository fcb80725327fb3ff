import type { Pastime } from './pastimes.ts'
import type { Random } from '../random.ts'
import type { Entry } from './sections.ts'

interface SchoolLife {
  readonly games: readonly Pastime[]
  readonly activities: readonly Entry[]
  readonly jobs: readonly Entry[]
}

/** What somebody is proud of from their school years, out of what they did in them. */
export function prideOf(random: Random, life: SchoolLife, count: number): { name: string }[] {
  const number = (least: number, most: number) => random.whole(least, most)
  const numbered = (place: number) => ['first', 'second', 'third', 'fourth'][place - 1]!
  const ofGames = life.games.flatMap(({ words }) => [
    `Came ${numbered(number(1, 4))} in the district in ${words.toLowerCase()} after two years on the bench.`,
    `Came back to ${words.toLowerCase()} after a broken ${random.pick(['wrist', 'ankle', 'collarbone', 'finger'])}.`,
    `Taught ${number(4, 30)} younger kids the basics of ${words.toLowerCase()}.`,
  ])
  const ofClubs = life.activities.flatMap(({ words }) => [
    `Brought ${number(5, 40)} new members into the ${words}.`,
    `Ran an evening of the ${words} to which ${number(3, 40) * 10} people came.`,
    `Won ${numbered(number(1, 3))} prize with the ${words}.`,
    `Kept the ${words} alive when only ${number(2, 4)} of us were left.`,
  ])
  const ofJobs = life.jobs.flatMap(({ words }) => [
    `Was asked back for a ${random.pick(['second', 'third'])} time as ${article(words)}.`,
    `Saved $${number(3, 40) * 50} of what I earned as ${article(words)}.`,
  ])
  const anybody = [
    `Read ${number(20, 90)} books in one year and remember most of them.`,
    `Taught my grandfather to write e-mails; he now writes to ${number(4, 15)} cousins.`,
    `Kept my grades up while working ${number(6, 16)} hours a week.`,
    `Learned to swim at ${number(13, 17)}, in front of everybody.`,
    `Raised $${number(3, 60) * 50} for the shelter on our street.`,
    `Was the first in my family to finish this.`,
    `Spoke in front of ${number(2, 12) * 50} people although my knees shook.`,
    `Looked after my ${random.pick(['brother', 'sister', 'brothers', 'sisters', 'cousins'])} for a ${random.pick(['summer', 'whole winter', 'year'])} and we are still friends.`,
    `Made the honor roll ${number(2, 6)} semesters in a row.`,
    `Walked ${number(20, 90)} miles in three days with a backpack that was far too heavy.`,
    `Repaired a ${random.pick(['radio', 'bicycle', 'sewing machine', 'clock'])} that three grown-ups had given up on.`,
    `Translated for my neighbors at ${number(6, 30)} appointments.`,
  ]
  const lists = [ofGames, ofClubs, ofJobs, anybody].filter((list) => list.length > 0)
  const chosen = Array.from({ length: count }, () => random.pick(random.pick(lists)))
  return [...new Set(chosen)].map((name) => ({ name }))
}

function article(words: string): string {
  const lower = words[0]!.toLowerCase() + words.slice(1)
  return `${/^[aeiou]/.test(lower) ? 'an' : 'a'} ${lower}`
}
