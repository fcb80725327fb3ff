import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withHead } from './pages.ts'

const page = readFileSync(new URL('../../../../../web/index.html', import.meta.url), 'utf8')
const head = {
  title: 'A <b> & "c"',
  description: '$& said',
  address: 'https://trellis.example/a?b=c&d',
  image: '',
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

test('a picture is named where there is one', () => {
  expect(withHead(page, head)).not.toContain('og:image')
  expect(withHead(page, { ...head, image: 'https://trellis.example/a.webp' })).toContain(
    '<meta property="og:image" content="https://trellis.example/a.webp" />',
  )
})
