/**
 * Answers what `make` makes of a key, and remembers it: of `most` keys at a time, which are all forgotten where there is no room for one more.
 * @returns what was made of the key first
 */
export function remembering<Value extends object>(most: number): (key: string, make: () => Value) => Value {
  const values = new Map<string, Value>()
  return (key, make) => {
    let value = values.get(key)
    if (value === undefined) {
      value = make()
      if (values.size >= most) values.clear()
      values.set(key, value)
    }
    return value
  }
}
