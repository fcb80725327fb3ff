import { paths } from '@trellis/contract/screens.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { escapeHtml } from '../../html.ts'
import { Failure } from '../failure.ts'
import type { ListedAddress, ListedPages, Page } from './pages.ts'
import { limitedByNetwork } from '../limits/rateLimit.ts'

/** The addresses of the web app that are always there and that everybody may read. */
const alwaysThere = [
  paths.landing(),
  paths.help(),
  paths.employer(),
  paths.employerHelp(),
  paths.groupadmin(),
  paths.groupadminHelp(),
  paths.groupadminAbout(),
]

/** A sitemap may list 50,000; so many are read and sent without making others wait. */
const MOST_IN_ONE_FILE = 10_000

interface SearchEngines {
  readonly pages: readonly Page[]
  /** The address that the product is reached at, without a slash at its end. */
  readonly origin: () => string
  readonly mostInOneFile?: number
}

/**
 * Tells search engines what there is to read: `/robots.txt` with the calls that public pages make, and `/sitemap.xml` with
 * every public page, as an index of `/sitemap/1.xml` and so on where one file would be too long.
 */
export function serveSearchEngines(app: FastifyInstance, { pages, origin, mostInOneFile = MOST_IN_ONE_FILE }: SearchEngines): void {
  const lists: ListedPages[] = [fixed, ...pages.flatMap(({ listed }) => listed ?? [])]
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(robots(pages, origin())),
  )
  app.get('/sitemap.xml', limitedByNetwork, async (_request, reply) => {
    const files = await filesOf(lists, mostInOneFile)
    const total = files.reduce((sum, { size }) => sum + size, 0)
    if (total > mostInOneFile) return sendXml(reply, sitemapIndex(origin(), files.length))
    const read = await Promise.all(files.map(({ list, start }) => list.read({ start, size: mostInOneFile })))
    return sendXml(reply, sitemap(origin(), read.flat()))
  })
  app.get('/sitemap/:file', limitedByNetwork, async (request, reply) => {
    const number = /^([1-9]\d{0,5})\.xml$/.exec((request.params as { file: string }).file)?.[1]
    const file = (await filesOf(lists, mostInOneFile))[Number(number) - 1]
    if (file === undefined) throw new Failure('NotFound')
    return sendXml(reply, sitemap(origin(), await file.list.read({ start: file.start, size: mostInOneFile })))
  })
}

const fixed: ListedPages = {
  count: async () => alwaysThere.length,
  read: async ({ start, size }) => alwaysThere.slice(start, start + size).map((path) => ({ path })),
}

function robots(pages: readonly Page[], origin: string): string {
  const needed = pages.flatMap(({ calls }) => calls).map(({ description }) => `/api${description.path.replace(/:.*/, '')}`)
  const allowed = [...new Set(needed)].map((path) => `Allow: ${path}`)
  return ['User-agent: *', ...allowed, 'Disallow: /api/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

interface File {
  readonly list: ListedPages
  readonly start: number
  readonly size: number
}

/** Which part of which list is in which file. */
async function filesOf(lists: readonly ListedPages[], most: number): Promise<File[]> {
  const counts = await Promise.all(lists.map((list) => list.count()))
  return lists.flatMap((list, place) => {
    const count = counts[place]!
    return Array.from({ length: Math.ceil(count / most) }, (_, part) => {
      const start = part * most
      return { list, start, size: Math.min(most, count - start) }
    })
  })
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const document = (element: string, entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${element} xmlns="${NAMESPACE}">\n${entries.join('\n')}\n</${element}>\n`

const sitemap = (origin: string, addresses: readonly ListedAddress[]): string =>
  document(
    'urlset',
    addresses.map(({ path, changedAt }) => {
      const changed = changedAt === undefined ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`
      return `<url><loc>${escapeHtml(origin + path)}</loc>${changed}</url>`
    }),
  )

const sitemapIndex = (origin: string, count: number): string =>
  document(
    'sitemapindex',
    Array.from({ length: count }, (_, at) => `<sitemap><loc>${escapeHtml(`${origin}/sitemap/${at + 1}.xml`)}</loc></sitemap>`),
  )

const sendXml = (reply: FastifyReply, xml: string): FastifyReply =>
  reply.type('application/xml; charset=utf-8').header('cache-control', 'no-cache').send(xml)
