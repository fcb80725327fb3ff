import type { Endpoint } from '@trellis/contract/wire/endpoint.ts'
import { escapeHtml } from '../../html.ts'

/** What stands in the head of the web app's page at an address, for search engines and for links that are shared. */
export interface PageHead {
  readonly title: string
  readonly description: string
  /** The page's one full address. */
  readonly address: string
  /** Shown where the address is shared. */
  readonly image: PageImage
  /** The product's name. */
  readonly site: string
  /** What the page is about, as schema.org has it; undefined where too little is known. */
  readonly data: Record<string, unknown> | undefined
  readonly first: FirstView
}

/** What can be read before the page's scripts are there, and what its first screen shows, so that it asks for nothing more. */
export interface FirstView {
  readonly heading: string
  /** In one line each. */
  readonly facts: readonly string[]
  /** Paragraphs are apart by an empty line. */
  readonly text: string
  /** The reply that the screen would be given. */
  readonly record: Record<string, unknown>
}

export interface PageImage {
  /** A full address. */
  readonly address: string
  readonly type: string
  readonly width: number
  readonly height: number
  /** What it shows, in words. */
  readonly words: string
}

/** One address that search engines should know. */
export interface ListedAddress {
  readonly path: string
  readonly changedAt?: Date
}

/** Addresses that search engines should know, in an order that stays. */
export interface ListedPages {
  count(): Promise<number>
  read(part: { readonly start: number; readonly size: number }): Promise<ListedAddress[]>
}

/** An address of the web app at which the server knows what the page is about. */
export interface Page {
  /** With parameters as `:name`. */
  readonly path: `/${string}`
  /** Answers undefined where there is nothing that everybody may see: the page is then like that of an unknown address. */
  readonly head: (params: Record<string, string>) => Promise<PageHead | undefined>
  /** The calls that the page makes for whoever reads it: search engines have to be let make them too. */
  readonly calls: readonly Endpoint[]
  /** The pages that there are, for the sitemap. */
  readonly listed: ListedPages
}

/** JSON that cannot end the script element it stands in, nor start a comment there. */
const scriptSafe = (data: Record<string, unknown>): string =>
  JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** As wide and as large as the screen will show it, which then takes its place without a jump. */
const FIRST_VIEW_STYLE =
  '[data-first-view]{margin:0 auto;font-family:var(--text-face);padding:109px 16px 64px;max-width:calc(var(--table-width) + 48px)}' +
  '[data-first-view] h1{margin:0;font-size:var(--text-3xl);letter-spacing:var(--tight);line-height:1.2}' +
  '[data-first-view] p{margin:0 0 16px;max-width:var(--reading-width);line-height:1.8;white-space:pre-line;overflow-wrap:anywhere}'

function firstViewIn({ heading, facts, text }: FirstView): string {
  const paragraphs = [...facts, ...text.split(/\n{2,}/)].filter((words) => words.trim() !== '')
  return `<main data-first-view><h1>${escapeHtml(heading)}</h1>${paragraphs.map((words) => `<p>${escapeHtml(words)}</p>`).join('')}</main>`
}

/**
 * The page with its title and its description replaced, with what is said of it before the head's end, and with its first view.
 * @param nonce of the page’s own styles
 */
export function withHead(page: string, { title, description, address, image, site, data, first }: PageHead, nonce: string): string {
  const named = {
    'og:type': 'website',
    'og:site_name': site,
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': image.address,
    'og:image:type': image.type,
    'og:image:width': String(image.width),
    'og:image:height': String(image.height),
    'og:image:alt': image.words,
  }
  const added = [
    `<link rel="canonical" href="${escapeHtml(address)}" />`,
    ...Object.entries(named).map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
    ...(data === undefined ? [] : [`<script type="application/ld+json">${scriptSafe(data)}</script>`]),
    `<style nonce="${nonce}">${FIRST_VIEW_STYLE}</style>`,
    `<script type="application/json" id="first-record">${scriptSafe(first.record)}</script>`,
  ]
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(/<meta\s+name="description"[^>]*>/, () => `<meta name="description" content="${escapeHtml(description)}" />`)
    .replace('</head>', () => `${added.join('\n    ')}\n  </head>`)
    .replace(/<div id="root">.*?<\/div>/s, () => `<div id="root">${firstViewIn(first)}</div>`)
}
