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
  first: { heading: 'A <b>', facts: ['Ro$$e & Co', ''], text: 'One\ntwo\n\n<i>three</i>', record: { _id: '</script>$&' } },
}

test('the web app’s own page has the title and the description that are replaced, and the head that is added to', () => {
  const made = withHead(page, head, 'NONCE')
  expect(made.match(/<title>.*<\/title>/g)).toEqual(['<title>A &#60;b&#62; &#38; &#34;c&#34;</title>'])
  expect(made.match(/<meta\s+name="description"[^>]*>/g)).toEqual([
    '<meta name="description" content="$& said" />'.replace('&', () => '&#38;'),
  ])
  expect(made).toContain('<link rel="canonical" href="https://trellis.example/a?b=c&#38;d" />')
  const [before, after] = made.split('<script type="application/ld+json">')
  expect(before).not.toContain('</head>')
  expect(after).toMatch(/^\{"a":"\\u003c\/script\\u003e\\u003c!--"\}<\/script>\s*<style nonce="NONCE">/)
})

test('what it is about can be read before its scripts are there, and its first screen finds its record', () => {
  const made = withHead(page, head, 'NONCE')
  const words = ['<h1>A &#60;b&#62;</h1>', '<p>Ro$$e &#38; Co</p>', '<p>One\ntwo</p>', '<p>&#60;i&#62;three&#60;/i&#62;</p>']
  expect(made).toContain(`<div id="root"><main data-first-view>${words.join('')}</main></div>`)
  const [, record] = made.split('<script type="application/json" id="first-record">')
  expect(record).toMatch(/^\{"_id":"\\u003c\/script\\u003e\$\\u0026"\}<\/script>\s*<\/head>/)
})

test('whoever shows a link is told of its picture', () => {
  const made = withHead(page, head, 'NONCE')
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
