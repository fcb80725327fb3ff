import { readSections, type Told, told } from './sections.ts'

/** Something many people do, whatever their calling, with the parts one can have in it. */
export interface Pastime extends Told {
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
export const honors: readonly Told[] = items('honors').map(told)
export const schoolSubjects: readonly Told[] = items('subjects').map(told)
/** Tags that are in no vocabulary: some people write their own. */
export const freeTags = items('free-tags')
