/** The part of a list that is asked for. */
export interface Slice {
  readonly limit: number
  readonly offset: number
}

/** Which page of a list is asked for, from 0, and how many items each has. */
export interface PageAsked {
  readonly page: number
  readonly size: number
}

/** The part of a list that a page is. */
export const sliceOf = ({ page, size }: PageAsked): Slice => ({ limit: size, offset: page * size })

/** A page of a list, and how many items there are on all pages. */
export interface Page<T> {
  readonly items: T[]
  readonly total: number
}

/**
 * How many rows there are on all pages, which each row of a page bears.
 * @param count answers it beyond the last page, where there is no row to read it from
 */
export async function totalOf(
  rows: readonly { readonly total: number }[],
  { offset }: Pick<Slice, 'offset'>,
  count: () => Promise<readonly { readonly total: number }[]>,
): Promise<number> {
  const [first] = rows.length === 0 && offset > 0 ? await count() : rows
  return first?.total ?? 0
}

/**
 * The same where the rows do not bear it: a page that is not full is the last, and tells by itself how many there are.
 * @param count answers it where the page does not tell
 */
export async function totalOfPage(
  rows: readonly unknown[],
  { offset, limit }: Slice,
  count: () => Promise<readonly { readonly total: number }[]>,
): Promise<number> {
  const isTold = rows.length > 0 || offset === 0
  if (isTold && rows.length < limit) return offset + rows.length
  const [counted] = await count()
  return counted?.total ?? 0
}
