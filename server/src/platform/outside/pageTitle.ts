import { reading } from '../reading/reading.ts'
import { withCharacters } from './characters.ts'

/** Elements whose content is no text of the page: what looks like a title in them is none. */
const opaque = new Set('script style textarea iframe noembed noframes noscript xmp svg math template'.split(' '))
/** Where the standard has browsers look for a `meta` that names the character set, in bytes. */
const META_WITHIN = 1_024
/** Longer titles are cut before they are read, in characters. */
const READ_OF_TITLE = 5_000

/** The first bytes by which a page tells its character set. */
const marks = [
  ['\xef\xbb\xbf', 'utf-8'],
  ['\xfe\xff', 'utf-16be'],
  ['\xff\xfe', 'utf-16le'],
] as const

interface Sent {
  /** What came, each byte as one character. */
  readonly bytes: string
  /** The header that came with it. */
  readonly contentType: string
}

/**
 * The title of an HTML page on one line, empty where it has none. It takes as long as the page is long, whatever is in it: no sign is
 * looked at more than a fixed number of times.
 */
export function read({ bytes, contentType }: Sent): string {
  const title = withCharacters(titleElementOf(textOf(bytes, contentType)))
  // Control characters, and signs that turn the direction of what stands around them, are no part of a name.
  return title
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .trim()
}

export const pageTitleReading = reading(import.meta.url, read)

/** What a page says in its character set: by its first bytes, by the header, by a `meta`, else UTF-8 or what was usual before it. */
function textOf(bytes: string, contentType: string): string {
  const html = Buffer.from(bytes, 'latin1')
  const marked = marks.find(([mark]) => bytes.startsWith(mark))?.[1]
  const inHeader = /;\s*charset\s*=\s*"?\s*([\w:.-]+)/i.exec(contentType)?.[1]
  const inMeta = /<meta\s[^>]*charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(bytes.slice(0, META_WITHIN))?.[1]
  // Whoever reads a `meta` letter by letter is not reading UTF-16, whatever it says.
  const named = marked ?? inHeader ?? inMeta?.replace(/^utf-?16.*$/i, 'utf-8')
  return decoded(html, named) ?? decoded(html, 'utf-8', true) ?? decoded(html, 'windows-1252') ?? ''
}

/** @param fatal whether nothing is decoded where a byte does not fit */
function decoded(bytes: Uint8Array, label: string | undefined, fatal = false): string | undefined {
  try {
    // As in a stream, since the last character may be cut through.
    return label === undefined ? undefined : new TextDecoder(label, { fatal }).decode(bytes, { stream: true })
  } catch {
    return undefined
  }
}

/** The content of the first title element, as it is written. */
function titleElementOf(html: string): string {
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    if (html.startsWith('<!--', at)) {
      at = after(html, '-->', at + 2)
      continue
    }
    const name = /[a-z][a-z\d]*/iy
    name.lastIndex = at + 1
    const element = name.exec(html)?.[0].toLowerCase()
    at = element === undefined ? at + 1 : endOfTag(html, name.lastIndex)
    if (element === 'title') return html.slice(at, Math.min(endOf(html, element, at), at + READ_OF_TITLE))
    if (element !== undefined && opaque.has(element)) at = endOf(html, element, at)
  }
  return ''
}

function after(html: string, sign: string, from: number): number {
  const found = html.indexOf(sign, from)
  return found < 0 ? html.length : found + sign.length
}

/** Where the content of an element ends that holds no others. */
function endOf(html: string, element: string, from: number): number {
  const end = new RegExp(`</${element}(?![a-z\\d])`, 'gi')
  end.lastIndex = from
  return end.exec(html)?.index ?? html.length
}

/** Where a tag is over: a quoted value may hold what ends it elsewhere. */
function endOfTag(html: string, from: number): number {
  let isValue = false
  for (let at = from; at < html.length; at++) {
    const sign = html[at]!
    if (sign === '>') return at + 1
    if (isValue && (sign === '"' || sign === "'")) at = after(html, sign, at + 1) - 1
    isValue = sign === '=' || (isValue && /\s/.test(sign))
  }
  return html.length
}
