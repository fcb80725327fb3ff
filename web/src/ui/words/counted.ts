/** '1 view', '1,200 views'; a noun whose plural is another one is given both. */
export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : several}`
