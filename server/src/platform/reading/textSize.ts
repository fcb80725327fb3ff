/** How many characters of text a value holds, its names of fields too; counted until there are more than `most`. */
export function textIn(value: unknown, most: number): number {
  const waiting: unknown[] = [value]
  let size = 0
  while (waiting.length > 0 && size <= most) {
    const one = waiting.pop()
    if (typeof one === 'string') size += one.length
    if (typeof one !== 'object' || one === null) continue
    for (const [name, inner] of Object.entries(one)) {
      if (!Array.isArray(one)) size += name.length
      waiting.push(inner)
    }
  }
  return size
}

/** Whether a value of JSON is made of more than so many values. */
export function holdsMoreThan(value: unknown, most: number): boolean {
  const waiting: unknown[] = [value]
  let count = 0
  while (waiting.length > 0) {
    const one = waiting.pop()
    if (++count > most) return true
    if (typeof one !== 'object' || one === null) continue
    const inner = Object.values(one)
    if (count + waiting.length + inner.length > most) return true
    for (const each of inner) waiting.push(each)
  }
  return false
}
