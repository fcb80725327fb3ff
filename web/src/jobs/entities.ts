/** A character that has a name is one code point, or two. */
const LONGEST = 2

/**
 * What a reference such as '&eacute;' stands for, as this browser knows it; the reference itself where there is none of that
 * name. Takes the place of the package `entities` in the build (`web/vite/browsersEntities.ts`).
 */
export function decodeHTMLStrict(reference: string): string {
  const words = new DOMParser().parseFromString(`<body>${reference}`, 'text/html').body.textContent
  // The beginning of an unknown name may be a known one: '&notes;' is read as '¬es;'.
  return [...words].length > LONGEST ? reference : words
}
