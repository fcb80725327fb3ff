/**
 * How many stand in a list.
 * @param nouns what they are: one, several
 * @param most where a list ends although more were found: it has the closest
 */
export const howMany = (total: number, [one, several]: readonly [one: string, several: string], most = Infinity): string =>
  total < most ? `${total.toLocaleString('en')} ${total === 1 ? one : several}` : `The ${most.toLocaleString('en')} closest ${several}`
