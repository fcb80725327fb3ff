let cachedNames: Intl.DisplayNames | undefined

/** The English name of a language, by its code. */
export function languageName(code: string): string {
  cachedNames ??= new Intl.DisplayNames(['en'], { type: 'language' })
  return cachedNames.of(code) ?? code
}
