import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withHead } from './pages.ts'

const page = readFileSync(new URL('../../../../../web/index.html', import.meta.url), 'utf8')
const head = {
  title: 'A <b> & "c"',
  description: '$& said',
  address: 'https://trellis.example/a?b=c&d',
  image: { address: 'https://trellis.example/a.png', type: 'image/png', width: 1200, height: 630, words: 'A "c"' },
  site: 'Ro$$e & Co',
  data: { a: '</script><!--' },
}

test('the web app’s own page has the title and the description that are replaced, and the head that is added to', () => {
  const made = withHead(page, head)
  expect(made.match(/<title>.*<\/title>/g)).toEqual(['<title>A &#60;b&#62; &#38; &#34;c&#34;</title>'])
  expect(made.match(/<meta\s+name="description"[^>]*>/g)).toEqual([
    '<meta name="description" content="$& said" />'.replace('&', () => '&#38;'),
  ])
  expect(made).toContain('<link rel="canonical" href="https://trellis.example/a?b=c&#38;d" />')
  const [before, after] = made.split('<script type="application/ld+json">')
  expect(before).not.toContain('</head>')
  expect(after).toMatch(/^\{"a":"\\u003c\/script\\u003e\\u003c!--"\}<\/script>\s*<\/head>/)
})

test('whoever shows a link is told of its picture', () => {
  const made = withHead(page, head)
  const tags = {
    'og:site_name': 'Ro$$e &#38; Co',
    'og:image': 'https://trellis.example/a.png',
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'A &#34;c&#34;',
  }
  for (const [property, content] of Object.entries(tags)) expect(made).toContain(`<meta property="${property}" content="${content}" />`)
  expect(made).toContain('<meta name="twitter:card" content="summary_large_image" />')
})
