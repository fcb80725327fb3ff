import { readFileSync } from 'node:fs'
import { onDark, onLight } from '@trellis/contract/palette.ts'
import { type Area, type Screen, viewerNames } from './screen.ts'
import { gallery, patternOf, slugOf } from './screens.ts'

/** Pixels of a window, and so of its picture. */
export const windows = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const

const tokens = readFileSync(new URL('../../web/src/ui/tokens.css', import.meta.url), 'utf8')
const style = readFileSync(new URL('page.css', import.meta.url), 'utf8')

const colors = (palette: Record<string, string>): string =>
  Object.entries(palette)
    .map(([name, color]) => `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${color};`)
    .join(' ')

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const idOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]+/g, '-')

function picture(slug: string, name: string, size: keyof typeof windows): string {
  const { width, height } = windows[size]
  const images = (['light', 'dark'] as const).map((scheme) => {
    const file = `gallery/${slug}.${size}.${scheme}.webp`
    const alt = `${escape(name)}, ${size === 'wide' ? 'on a wide window' : 'on a phone'}, ${scheme}`
    return `<a class="${size} ${scheme}" href="${file}"><img src="${file}" alt="${alt}" width="${width}" height="${height}" loading="lazy"></a>`
  })
  return images.join('\n          ')
}

const figure = (area: Area, screen: Screen): string => `      <figure>
        <figcaption><h4>${escape(screen.name)}</h4><code>${escape(patternOf(screen))}</code></figcaption>
        <div class="pair">
          ${picture(slugOf(area, screen), screen.name, 'wide')}
          ${picture(slugOf(area, screen), screen.name, 'phone')}
        </div>
      </figure>`

const section = (area: Area): string => `    <section>
      <h3>${escape(area.area)}</h3>
${area.screens.map((screen) => figure(area, screen)).join('\n')}
    </section>`

/** The page of the gallery, which needs nothing but its pictures beside it. */
export function galleryPage(): string {
  const viewers = [...new Set(gallery.map(({ viewer }) => viewer))]
  const groups = viewers.map((viewer) => {
    const name = viewerNames[viewer]
    const areas = gallery.filter((area) => area.viewer === viewer)
    return `    <h2 id="${idOf(name)}">${name}</h2>\n${areas.map(section).join('\n')}`
  })
  const links = viewers.map((viewer) => `<a href="#${idOf(viewerNames[viewer])}">${viewerNames[viewer]}</a>`)
  const count = gallery.reduce((sum, { screens }) => sum + screens.length, 0)
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Trellis: every screen</title>
    <style>
${tokens.trim()}
:root { ${colors(onLight)} color-scheme: light; }
:root:has(#dark:checked) { ${colors(onDark)} color-scheme: dark; }
${style.trim()}
    </style>
  </head>
  <body>
    <header>
      <h1>Every screen</h1>
      <p>${count} screens of the demonstration, each on a wide window and on a phone. Three pictures come with the code; <code>npm run pictures</code> makes the others.</p>
      <fieldset>
        <legend>Colors</legend>
        <label><input type="radio" name="scheme" id="light" checked> Light</label>
        <label><input type="radio" name="scheme" id="dark"> Dark</label>
      </fieldset>
      <nav aria-label="Kinds of people">${links.join(' ')}</nav>
    </header>
    <main>
${groups.join('\n')}
    </main>
  </body>
</html>
`
}
