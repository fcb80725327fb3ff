import { ADDRESSES, isProductSource, isTest } from './house.rules.ts'

/** The words of a file, names among them. */
const WORDS = /[\w$]+/g
/** What a file has for others, types apart. */
const EXPORTED = /^export (?:async )?(?:const|function\*?|class) (\w+)/gm
/** The build puts it in the place of a package's module. */
const TAKES_A_PACKAGES_PLACE = 'web/src/jobs/entities.ts'

/**
 * What a file exports and no other one names, or tests and benchmarks alone, a sentence each. Types may stand for whoever reads the file: they tell
 * what a function takes. What the file itself uses as well, tests may name.
 * @param textOf each file's text by its path from the project's root
 */
export function exportedForNobody(textOf: ReadonlyMap<string, string>): string[] {
  const filesNaming = new Map<string, string[]>()
  for (const [path, text] of textOf) {
    for (const word of new Set(text.match(WORDS))) {
      const known = filesNaming.get(word)
      if (known === undefined) filesNaming.set(word, [path])
      else known.push(path)
    }
  }
  const whyNot = (path: string, text: string, name: string): string | undefined => {
    const others = filesNaming.get(name)!.filter((other) => other !== path)
    if (others.length === 0) return 'which nobody else names'
    if (!others.every(isTestOrBenchmark)) return undefined
    const isUsedHere = (text.match(WORDS) ?? []).filter((word) => word === name).length > 1
    return isUsedHere ? undefined : 'which tests and benchmarks alone name'
  }
  return [...textOf].flatMap(([path, text]) => {
    if (!isProductSource(path) || path.startsWith(ADDRESSES) || path === TAKES_A_PACKAGES_PLACE) return []
    return Array.from(text.matchAll(EXPORTED), ([, name]) => name!).flatMap((name) => {
      const why = whyNot(path, text, name)
      return why === undefined ? [] : [`${path}: exports ${name}, ${why}`]
    })
  })
}

const isTestOrBenchmark = (path: string): boolean => isTest(path) || /^(bench|e2e)\//.test(path)
