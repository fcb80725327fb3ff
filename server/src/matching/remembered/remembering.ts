/** What is not asked for in so long is forgotten, with what it holds of people. */
const KEPT_MS = 1_800_000

/**
 * Answers what `make` makes of a key, and remembers it: `most` of them, of which those go first that were not asked for in the longest time, and all
 * that were not in an hour.
 * @returns what was made of the key first
 */
export function remembering<Value extends object>(most: number): (key: string, make: () => Value) => Value {
  let [recent, earlier] = [new Map<string, Value>(), new Map<string, Value>()]
  let timer: NodeJS.Timeout | undefined
  function turn(): void {
    ;[recent, earlier] = [new Map(), recent]
    clearTimeout(timer)
    timer = earlier.size > 0 ? setTimeout(turn, KEPT_MS).unref() : undefined
  }
  return (key, make) => {
    const known = recent.get(key)
    if (known !== undefined) return known
    const value = earlier.get(key) ?? make()
    if (recent.size >= most / 2) turn()
    recent.set(key, value)
    timer ??= setTimeout(turn, KEPT_MS).unref()
    return value
  }
}
