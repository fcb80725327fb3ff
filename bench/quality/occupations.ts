import { readFileSync } from 'node:fs'
import { emptyProfile, ProfessionalInfo } from '@trellis/contract/profiles/profiles.ts'
import { MOST_TAGS } from '@trellis/contract/profiles/tags.ts'
import { skillsInText } from '../../server/src/resumes/skills/skillsInText.ts'
import { everyNth, type LabeledCommunity, type LabeledPerson } from './labeled.ts'

/**
 * Occupations of the O*NET 29.3 Database (U.S. Department of Labor, CC BY 4.0, shortened): code, title, description, titles that people
 * report, and software.
 */
const rows = readFileSync(new URL('occupations.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')

const MOST_POSITIONS = 3
/** '29-1' of '29-1141.00': the minor group of the Standard Occupational Classification. */
const MINOR_GROUP = 4

const everyOther = (all: readonly string[], half: number): string[] => everyNth(all, 2, half)

/** One of two people with an occupation: each has reported every other title, does every other part of the work, uses every other tool. */
function personOf(row: string, half: number): LabeledPerson {
  const [code, , description, titles, software] = row.split('\t') as [string, string, string, string, string]
  const parts = everyOther(description.split(/(?<=[.,;])\s+/), half)
  const tools = everyOther(software.split('; '), half)
  const positionsHeld = everyOther(titles.split('; '), half)
    .slice(0, MOST_POSITIONS)
    .map((name, at, all) => {
      const ofThis = (told: readonly string[]): string[] => told.filter((_, place) => place % all.length === at)
      const workDescription = `${ofThis(parts).join(' ')} Skills: ${ofThis(tools).join(', ')}`
      return { name, workDescription, tags: skillsInText(`${name}\n${workDescription}`).slice(0, MOST_TAGS) }
    })
  const bio = { ...emptyProfile(), professionalInfo: ProfessionalInfo.parse({ positionsHeld }) }
  return { bio, trade: code.slice(0, MINOR_GROUP), occupation: code }
}

/** Two people of every other occupation. Nothing that both tell is told in the same words. */
const communityOf = (name: string, half: number): LabeledCommunity => ({
  name,
  people: everyOther(rows, half).flatMap((row) => [personOf(row, 0), personOf(row, 1)]),
})

/** What is told of the occupations that the population table knows which comes with the product: which words come together is learned from it. */
export const knownTexts = (): string[] =>
  everyOther(rows, 0).map((row) => {
    const [, ...told] = row.split('\t')
    return told.join('. ')
  })

/** Those of whom the population table knows that comes with the product. */
export const knownOccupations = (): LabeledCommunity => communityOf('known occupations', 0)

/** Those whom nothing that comes with the product has seen. */
export const occupations = (): LabeledCommunity => communityOf('occupations', 1)
