/**
 * The record that the server put into the page for its first screen.
 * @returns undefined where there is none of this id
 */
export function firstRecord<R extends { readonly _id: string }>(id: string): R | undefined {
  const text = document.querySelector('#first-record')?.textContent ?? ''
  const record = text === '' ? undefined : (JSON.parse(text) as R)
  return record?._id === id ? record : undefined
}
