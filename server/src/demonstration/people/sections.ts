import { readFileSync } from 'node:fs'

/** One part of a data file: `# id`, then lines `key value`, and lists: a key alone with its items indented below it. */
export interface Section {
  readonly id: string
  value(key: string): string
  /** The items of a list; none where the section has no such list. */
  list(key: string): readonly string[]
}

/** Something told in words, with the skills it takes. */
export interface Entry {
  readonly words: string
  readonly tags: readonly string[]
}

/** Reads a data file of this domain. */
export function readSections(file: string): Section[] {
  const text = readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8')
  return text
    .split(/^# /m)
    .slice(1)
    .map((part) => readSection(file, part))
}

function readSection(file: string, part: string): Section {
  const [id, ...lines] = part.split('\n').map((line) => line.trimEnd())
  const values = new Map<string, string>()
  const lists = new Map<string, string[]>()
  let items: string[] = []
  for (const line of lines.filter(Boolean)) {
    const [, key, value] = /^(\S+) ?(.*)$/.exec(line) ?? []
    if (key === undefined) items.push(line.trim())
    else if (value) values.set(key, value)
    else lists.set(key, (items = []))
  }
  return {
    id: id!,
    value(key) {
      const value = values.get(key)
      if (value === undefined) throw new Error(`${file}: ${id} has no ${key}`)
      return value
    },
    list: (key) => lists.get(key) ?? [],
  }
}

/** 'Biology: Biology, Laboratory skills' as words and tags; a line without a colon has no tags. */
export function readEntry(line: string): Entry {
  const colon = line.lastIndexOf(': ')
  if (colon < 0) return { words: line, tags: [] }
  return { words: line.slice(0, colon), tags: line.slice(colon + 2).split(', ') }
}
