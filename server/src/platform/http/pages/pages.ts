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

/** The page with its title and its description replaced, and with what is said of it before the head's end. */
export function withHead(page: string, { title, description, address, image, site, data }: PageHead): string {
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
  ]
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(/<meta\s+name="description"[^>]*>/, () => `<meta name="description" content="${escapeHtml(description)}" />`)
    .replace('</head>', () => `${added.join('\n    ')}\n  </head>`)
}
