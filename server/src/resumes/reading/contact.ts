import type { TextFact } from '@trellis/contract/resumes/resumeFacts.ts'
import { type Place, readPlace } from './places.ts'

const socialSite = /(?:^|[./])(?:linkedin\.com|facebook\.com|youtube\.com|youtu\.be|vimeo\.com)\/./i
const LONGEST_LINK = 300
const isName = (line: string) => /^\p{Lu}[\p{L}.'’-]*(?: (?:\p{L}{1,3} )?\p{Lu}[\p{L}.'’-]*){1,3}$/u.test(line)
const isTitle = (line: string) => /^(resume|résumé|curriculum vitae|cv)$/i.test(line)

/** 'ADA OKAFOR' → 'Ada Okafor'. */
function plainCase(name: string): string {
  if (name !== name.toUpperCase()) return name
  return name.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
}

/** The links to profiles and videos anywhere in a resume. */
export function linksIn(text: string): string[] {
  const words = text.split(/[\s|,;()<>"]+/).map((word) => word.replace(/[.:]$/, ''))
  return words.filter((word) => word.length <= LONGEST_LINK && socialSite.test(word))
}

/** A place by itself, or at the end of an address. */
function placeIn(part: string): Place | undefined {
  return readPlace(part) ?? readPlace(part.split(/,\s*/).slice(-2).join(', '))
}

/** The name and the place in the lines at a resume's top. */
export function contactOf(lines: readonly string[]): TextFact[] {
  const parts = lines.flatMap((line) => line.split(/\t|\s*[|·•]\s*|\s+[–—-]\s+/)).map((part) => part.trim())
  const first = parts.find((part) => part && !isTitle(part))
  const place = parts
    .filter((part) => !isName(part))
    .map(placeIn)
    .find(Boolean)
  const facts: TextFact[] = [
    { field: 'name', text: first && isName(first) ? plainCase(first) : '' },
    { field: 'locationCity', text: place?.city ?? '' },
    { field: 'locationState', text: place?.state ?? '' },
    { field: 'locationCountry', text: place?.country ?? '' },
  ]
  return facts.filter(({ text }) => text)
}
