import { american } from './layouts.american.ts'
import { british } from './layouts.british.ts'
import type { Person } from './people.ts'
import type { Layout, Sheet } from './sheet.ts'

const layouts: Readonly<Record<string, Layout>> = { ...american, ...british }

export const layoutOf = ({ layout }: Person): Layout => layouts[layout]!

/** A person's resume in their layout. */
export const sheetOf = (person: Person): Sheet => ({ name: person.name, blocks: layoutOf(person).blocks(person) })
