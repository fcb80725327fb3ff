import type { SignedIn } from '@trellis/contract/accounts/accounts.ts'
import { plainText } from '@trellis/contract/texts/plainText.ts'
import type { PersonKind } from '@trellis/contract/wire/personKinds.ts'

/** Something that can be gone to, or done. */
export interface PaletteEntry {
  readonly label: string
  /** What tells it from others of its name, such as a company. */
  readonly hint?: string
  /** Other words that somebody may look for it by. */
  readonly also?: string
  /** Where it leads, or what it does. */
  readonly act: { readonly to: string } | (() => void)
}

/** Whoever is signed in. */
interface Person {
  readonly userId: string
  readonly userType: PersonKind
  readonly info: SignedIn['_source']['generalInfo']
}

/** What a domain adds to the search of everything. */
export interface PalettePart {
  readonly title: string
  /** What it has for everybody of this kind; found by their words. */
  readonly entries?: (person: Person) => readonly PaletteEntry[]
  /** What it finds by asking. */
  readonly find?: (person: Person, phrase: string, signal: AbortSignal) => Promise<PaletteEntry[]>
}

export interface PaletteGroup {
  readonly title: string
  readonly entries: readonly PaletteEntry[]
}

/** So many of a kind are shown. */
export const MOST_OF_A_KIND = 6

/** The entries of which each word of a phrase begins a word; all for none. */
export function entriesBy<Entry extends PaletteEntry>(phrase: string, entries: readonly Entry[]): Entry[] {
  const asked = plainText(phrase).split(/\s+/).filter(Boolean)
  return entries.filter(({ label, hint = '', also = '' }) => {
    const words = plainText(`${label} ${hint} ${also}`).split(/\s+/)
    return asked.every((one) => words.some((word) => word.startsWith(one)))
  })
}
