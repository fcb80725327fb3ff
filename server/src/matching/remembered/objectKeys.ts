const numbers = new WeakMap<object, number>()
let last = 0

/** A key for some objects, which no others have: not what they hold counts, but that they are the same. */
export const keyOf = (...objects: readonly (object | undefined)[]): string => objects.map(numberOf).join()

function numberOf(object: object | undefined): number {
  if (object === undefined) return 0
  let number = numbers.get(object)
  if (number === undefined) numbers.set(object, (number = ++last))
  return number
}
