import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'

const ENTRY = 'src/prerender.tsx'
const LANDING = '/src/landing/LandingPage.tsx'

/** The files of the landing page's own chunk and of what it imports, in the order to load them. */
function filesOf(bundle: Rolldown.OutputBundle): { scripts: Set<string>; styles: Set<string> } {
  const files = { scripts: new Set<string>(), styles: new Set<string>() }
  const add = (name: string) => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || files.scripts.has(name)) return
    files.scripts.add(name)
    for (const imported of chunk.imports) add(imported)
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.styles.add(style)
  }
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === 'chunk' && chunk.moduleIds.some((id) => id.endsWith(LANDING))) add(chunk.fileName)
  }
  return files
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
 * the addresses that have a screen, so that the server tells all others to be unknown.
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
      await writeFile(join(dir, 'addresses.json'), JSON.stringify(rendered.addresses))
      const { html, css } = withoutStyleAttributes(rendered.landing)
      const page = await readFile(join(dir, 'index.html'), 'utf8')
      const { scripts, styles } = filesOf(bundle)
      const lacking = (files: Set<string>) => [...files].filter((file) => !page.includes(`"/${file}"`))
      const links = [
        ...lacking(styles).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
        ...lacking(scripts).map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`),
      ]
      const landing = page
        .replace('<title>', '<title>Discover your Career · ')
        .replace('</head>', () => `${links.join('')}<style nonce="__STYLE_NONCE__">${css}</style></head>`)
        .replace(/<div id="root">.*?<\/div>/s, () => `<div id="root">${html}</div>`)
      await writeFile(join(dir, 'landing.html'), landing)
    },
  }
}
