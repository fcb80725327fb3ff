import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import MarkdownText from './MarkdownText.tsx'

const shown = (text: string, below: 1 | 2 = 1) => renderToStaticMarkup(<MarkdownText text={text} below={below} />)

test('headings stand below the page’s and carry no ids', () => {
  expect(shown('# What you do\n\ntext')).toContain('<h2>What you do</h2>')
  expect(shown('# What you do\n\ntext', 2)).toContain('<h3>What you do</h3>')
  expect(shown('## One\n\n#### Below\n\n## Two', 2).match(/<h\d/g)).toEqual(['<h3', '<h4', '<h3'])
  expect(shown('### First\n\n# Then\n\n###### Small', 2).match(/<h\d/g)).toEqual(['<h3', '<h3', '<h4'])
})

test('only https links are links, and nothing of this page is passed on', () => {
  expect(shown('[us](https://blue.example/a)')).toContain('<a href="https://blue.example/a" target="_blank" rel="noopener nofollow">us</a>')
  const others = ['http://a.example', 'javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', '//a.example', '/people']
  for (const address of others) {
    expect(shown(`[us](${address})`), address).not.toContain('<a')
  }
  expect(shown('see [it][1]\n\n[1]: javascript:alert(1)')).not.toContain('<a')
  expect(shown('<javascript:alert(1)> http://plain.example')).not.toContain('<a')
})

test('markup and pictures of others are not taken', () => {
  for (const text of [
    '<img src=x onerror=alert(1)>',
    'a <script>alert(1)</script> b',
    '<iframe src="https://a.example"></iframe>',
    '<div onclick="alert(1)" style="position:fixed">all</div>',
    '![pixel](https://a.example/pixel.png)',
    '[![pixel](https://a.example/pixel.png)](https://a.example)',
    '<svg><animate onbegin=alert(1)></svg>',
  ]) {
    expect(shown(text), text).not.toMatch(/<(img|script|iframe|svg|div [^c]|[a-z]+ on)/)
  }
  expect(shown('<a href="https://a.example" download>x</a>')).not.toMatch(/<a [^>]*download/)
  expect(shown('![a pixel](https://a.example/pixel.png)')).toContain('a pixel')
})

test('lists, emphasis, tables and quotes are kept', () => {
  expect(shown('- one\n- two')).toContain('<li>one</li>')
  expect(shown('**strong**')).toContain('<strong>strong</strong>')
  expect(shown('| a | b |\n|---|---|\n| 1 | 2 |')).toContain('<td>1</td>')
  expect(shown('- [x] done')).not.toContain('<input')
  expect(shown('note[^1]\n\n[^1]: https://a.example')).not.toContain('id=')
})

test('the numbers of a list, its items in paragraphs, code and breaks are kept', () => {
  expect(shown('3. three\n4. four')).toContain('<ol start="3"><li>three</li><li>four</li></ol>')
  expect(shown('- one\n\n- two')).toContain('<li><p>one</p></li>')
  expect(shown('a `code` b  \nc\nd')).toContain('<p>a <code>code</code> b<br/>c\nd</p>')
  expect(shown('```js\n<b>\n```')).toContain('<pre><code>&lt;b&gt;\n</code></pre>')
  expect(shown('~~gone~~\n\n---')).toContain('<p><s>gone</s></p><hr/>')
})

test('addresses that were typed as they are become links', () => {
  expect(shown('see https://blue.example/jobs, now')).toContain('>https://blue.example/jobs</a>, now')
  expect(shown('blue.example and ada@blue.example')).not.toContain('<a')
})

const LONGEST = 20_000
const filledWith = (pattern: string, length = LONGEST) => pattern.repeat(Math.ceil(length / pattern.length)).slice(0, length)
const half = LONGEST / 2
const stairs = Array.from({ length: 120 }, (_, depth) => `${' '.repeat(2 * depth)}- a\n`).join('')

test.each([
  ...[
    ['* ', '=\n'],
    ['- >', 'a\n=\n'],
    ['1. ', '=\n'],
    ['> - ', '|a|\n'],
    ['*a ', 'a* '],
  ].map(([one, two]) => filledWith(one!, half) + filledWith(two!, half)),
  ...[
    '>',
    '> ',
    '* ',
    '[',
    '[a](',
    '![',
    '**a ',
    '*_',
    '`a``b',
    '|a',
    'a|b\n-|-\n',
    '[^1]\n',
    '[a]: ',
    'https://a',
    '<a ',
    '&#',
    '- a\n\n',
    '~~',
  ].map((pattern) => filledWith(pattern)),
  stairs + filledWith('=\n', LONGEST - stairs.length),
])('a description made to keep its readers waiting is shown at once: %.20s', (text) => {
  const began = performance.now()
  shown(text)
  expect(performance.now() - began).toBeLessThan(2_000)
})
