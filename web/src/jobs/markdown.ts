import MarkdownIt, { type Token } from 'markdown-it'

/** So many elements stand in each other at most; of deeper ones the words are kept. */
const DEEPEST = 20

const reader = new MarkdownIt('commonmark', { html: false, linkify: true, maxNesting: DEEPEST }).enable([
  'table',
  'strikethrough',
  'linkify',
])
reader.linkify.set({ fuzzyLink: false, fuzzyEmail: false })
// What becomes of an address is decided where it is shown, so that the words of a link stay words.
reader.validateLink = () => true

/** A part of a text: words, or an element with what is inside it. */
export type Part = string | Element

export interface Element {
  /** As markdown-it names it, without '_open'. */
  readonly kind: string
  /** Its name in HTML. */
  readonly tag: string
  /** Of a link, where it leads; of an ordered list, its first number. */
  readonly address?: string
  readonly start?: number
  readonly parts: Part[]
}

/** Reads Markdown, in time that grows with the length of the text alone, whatever is in it. */
export function readMarkdown(text: string): Part[] {
  return nested(reader.parse(text, {}))
}

function nested(tokens: readonly Token[]): Part[] {
  const all: Part[] = []
  const around: Part[][] = []
  let inside = all
  for (const token of tokens) {
    if (token.nesting === -1) {
      inside = around.pop() ?? all
    } else if (token.nesting === 1) {
      const element = elementOf(token)
      // Hidden is the paragraph of an item that needs none.
      const isLeftOut = token.hidden || around.length >= DEEPEST
      if (!isLeftOut) inside.push(element)
      around.push(inside)
      if (!isLeftOut) inside = element.parts
    } else {
      inside.push(...leaf(token))
    }
  }
  return all
}

function leaf(token: Token): Part[] {
  switch (token.type) {
    case 'inline':
      return nested(token.children ?? [])
    case 'text':
    case 'text_special':
      return [token.content]
    case 'softbreak':
      return ['\n']
    case 'image':
      return [token.content]
    case 'code_block':
    case 'fence':
      return [{ kind: 'fence', tag: 'pre', parts: [{ kind: 'code_inline', tag: 'code', parts: [token.content] }] }]
    default:
      return [{ ...elementOf(token), parts: token.content === '' ? [] : [token.content] }]
  }
}

function elementOf(token: Token): Element {
  const attributes = new Map(token.attrs)
  const [address, start] = [attributes.get('href'), attributes.get('start')]
  return {
    kind: token.type.replace(/_open$/, ''),
    tag: token.tag,
    ...(address !== undefined && { address: String(address) }),
    ...(start !== undefined && { start: Number(start) }),
    parts: [],
  }
}
