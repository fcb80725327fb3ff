import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'

const ENTRY = 'src/prerender.tsx'
const LANDING = '/src/landing/LandingPage.tsx'
/** The files of some modules' chunks and of what they import, in the order to load them. */
function filesOf(bundle: Rolldown.OutputBundle, isMeant: (moduleId: string) => boolean): { scripts: Set<string>; styles: Set<string> } {
  const files = { scripts: new Set<string>(), styles: new Set<string>() }
  const add = (name: string) => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || files.scripts.has(name)) return
    files.scripts.add(name)
    for (const imported of chunk.imports) add(imported)
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.styles.add(style)
  }
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk' || !chunk.moduleIds.some(isMeant)) continue
    add(chunk.fileName)
    // What a loader fetches, its screen waits for.
    if (chunk.moduleIds.some((id) => id.endsWith('?tsr-split=loader'))) for (const fetched of chunk.dynamicImports) add(fetched)
  }
  return files
}

/** What has the files of a screen fetched that the page itself does not ask for. */
function linksTo({ scripts, styles }: ReturnType<typeof filesOf>, page: string, styleLink: string): string {
  const lacking = (files: Set<string>) => [...files].filter((file) => !page.includes(`"/${file}"`))
  return [
    ...lacking(styles).map((file) => `<link ${styleLink} crossorigin href="/${file}">`),
    ...lacking(scripts).map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`),
  ].join('')
}

/** The screen of a route and its loader, by the route's file: '/job/$jobId' is 'routes/job.$jobId.tsx', '/signUp' is 'routes/signUp/index.tsx'. */
function isScreenOf(pattern: string): (moduleId: string) => boolean {
  const address = pattern.replace(/(.)\/$/, '$1')
  return (moduleId) => {
    const [, name] = /\/src\/routes\/([^?]+)\.tsx\?tsr-split=(?:component|loader)/.exec(moduleId) ?? []
    return name !== undefined && `/${name.replaceAll('.', '/').replace(/(^|\/)index$/, '')}` === address
  }
}

/** Turns style attributes, which the content security policy refuses in a page's source, into classes of one style tag. */
function withoutStyleAttributes(html: string): { html: string; css: string } {
  const classOf = new Map<string, string>()
  const replaced = html.replace(/<[a-z][^>]*?\sstyle="[^"]*"[^>]*>/g, (tag) => {
    const style = /\sstyle="([^"]*)"/.exec(tag)?.[1] ?? ''
    const name = classOf.get(style) ?? `s${classOf.size}`
    classOf.set(style, name)
    const bare = tag.replace(/\sstyle="[^"]*"/, '')
    return bare.includes(' class="') ? bare.replace(' class="', ` class="${name} `) : bare.replace(/^<[a-z]+/, `$& class="${name}"`)
  })
  const css = [...classOf].map(([style, name]) => `.${name}{${style.replaceAll('&quot;', '"').replaceAll('&#x27;', "'")}}`)
  return { html: replaced, css: css.join('') }
}

interface Rendered {
  readonly landing: string
  readonly addresses: readonly string[]
}

/** Renders the landing page, and asks for the addresses, with a build of its own, made for Node. */
async function render(config: ResolvedConfig): Promise<Rendered> {
  const parent = join(config.root, 'node_modules')
  await mkdir(parent, { recursive: true })
  const outDir = await mkdtemp(join(parent, '.landing-'))
  try {
    const entry = join(config.root, ENTRY)
    const { configFile, root } = config
    await build({ root, configFile: configFile ?? false, logLevel: 'error', build: { ssr: entry, outDir, copyPublicDir: false } })
    const { renderLanding, addresses } = (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as {
      renderLanding: () => Promise<string>
      addresses: () => string[]
    }
    // The router's own inline scripts are for pages that are hydrated; this one is replaced.
    const landing = (await renderLanding()).replace(/<script>.*?<\/script>/gs, '')
    return { landing, addresses: addresses() }
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}

/**
 * Writes `landing.html`: the page for '/', showing its words and picture before any script has loaded; and `addresses.json`:
 * the addresses that have a screen, so that the server tells all others to be unknown, with what has the files of a visitor's
 * screen fetched along with the start.
 */
export function prerenderedLanding(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'prerendered-landing',
    apply: (userConfig, { command }) => command === 'build' && !userConfig.build?.ssr,
    configResolved: (resolved) => {
      config = resolved
    },
    async writeBundle({ dir = 'dist' }, bundle) {
      const rendered = await render(config)
      const page = await readFile(join(dir, 'index.html'), 'utf8')
      const linksOf = (pattern: string): string => linksTo(filesOf(bundle, isScreenOf(pattern)), page, 'rel="preload" as="style"')
      const addresses = Object.fromEntries(rendered.addresses.map((pattern) => [pattern, linksOf(pattern)]))
      await writeFile(join(dir, 'addresses.json'), JSON.stringify(addresses))
      const { html, css } = withoutStyleAttributes(rendered.landing)
      const links = linksTo(
        filesOf(bundle, (id) => id.endsWith(LANDING)),
        page,
        'rel="stylesheet"',
      )
      const landing = page
        .replace('<title>', '<title>Discover your Career · ')
        .replace('</head>', () => `${links}<style nonce="__STYLE_NONCE__">${css}</style></head>`)
        .replace(/<div id="root">.*?<\/div>/s, () => `<div id="root">${html}</div>`)
      await writeFile(join(dir, 'landing.html'), landing)
    },
  }
}
