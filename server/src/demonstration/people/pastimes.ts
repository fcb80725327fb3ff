import { readSections, type Entry, readEntry } from './sections.ts'

/** Something many people do, whatever their calling, with the parts one can have in it. */
export interface Pastime extends Entry {
  readonly roles: readonly string[]
}

const lists = new Map(readSections('pastimes.txt').map((section) => [section.id, section.list('items')]))
const items = (id: string): readonly string[] => lists.get(id)!

const pastimes = (id: string): readonly Pastime[] =>
  items(id).map((line) => {
    const [words = '', roles = '', tags = ''] = line.split(' | ')
    return { words, roles: roles.split(', '), tags: tags.split(', ') }
  })

export const sports = pastimes('sports')
export const hobbies = pastimes('hobbies')
export const sideJobs = pastimes('jobs')
export const memberships = pastimes('memberships')
export const honors: readonly Entry[] = items('honors').map(readEntry)
export const schoolSubjects: readonly Entry[] = items('subjects').map(readEntry)
/** Tags that are in no vocabulary: some people write their own. */
export const freeTags = items('free-tags')
