import { expect, test } from 'vitest'
import { writeLetter } from './letter.ts'

test('a letter says the same as text and as HTML, in which nothing given becomes markup', () => {
  const mail = writeLetter('ada@school.example', 'Arbor <b>', {
    subject: 'Welcome',
    title: 'Hello & welcome',
    paragraphs: ['One <script>', 'Two'],
    action: { label: 'Open "it"', address: 'https://arbor.example/?a=1&b=2' },
    footnote: "You're in",
  })
  expect(mail).toMatchObject({ to: 'ada@school.example', subject: 'Welcome' })
  expect(mail.text).toBe(
    'Hello & welcome\n\nOne <script>\n\nTwo\n\nOpen "it":\nhttps://arbor.example/?a=1&b=2\n\n-- \nArbor <b>\nYou\'re in',
  )
  expect(mail.html).toContain('<p>One &#60;script&#62;</p><p>Two</p>')
  expect(mail.html).toContain('href="https://arbor.example/?a=1&#38;b=2"')
  expect(mail.html).toContain('Arbor &#60;b&#62;')
  expect(mail.html).not.toMatch(/<script|<b>/)
})

test('a letter may ask for nothing', () => {
  const mail = writeLetter('ada@school.example', 'Arbor', { subject: 'S', title: 'T', paragraphs: [], footnote: 'F' })
  expect(mail.text).toBe('T\n\n-- \nArbor\nF')
  expect(mail.html).not.toContain('href')
})

test('somebody else’s words are told as such, line by line, and stay words', () => {
  const quote = 'Hello <b>Ada</b>\nCall us'
  const items = [{ label: 'One', address: 'https://arbor.example/1', quote: 'Two\nlines' }]
  const mail = writeLetter('ada@school.example', 'Arbor', { subject: 'S', title: 'T', paragraphs: [], quote, items, footnote: 'F' })
  expect(mail.text).toContain('T\n\n> Hello <b>Ada</b>\n> Call us\n\n- One\n  https://arbor.example/1\n> Two\n> lines\n')
  expect(mail.html).toMatch(/<blockquote [^>]*white-space:pre-line">Hello &#60;b&#62;Ada&#60;\/b&#62;\nCall us<\/blockquote>/)
  expect(mail.html).toMatch(/One<\/a><blockquote [^>]+>Two\nlines<\/blockquote><\/li>/)
})

test('a letter may list what can be opened', () => {
  const items = [
    { label: 'One <b>', address: 'https://arbor.example/1?a&b' },
    { label: 'Two', address: 'https://arbor.example/2' },
  ]
  const mail = writeLetter('ada@school.example', 'Arbor', { subject: 'S', title: 'T', paragraphs: [], items, footnote: 'F' })
  expect(mail.text).toContain('- One <b>\n  https://arbor.example/1?a&b\n\n- Two\n  https://arbor.example/2\n')
  expect(mail.html).toMatch(/<li [^>]+><a href="https:\/\/arbor.example\/1\?a&#38;b" [^>]+>One &#60;b&#62;<\/a><\/li>/)
  expect(mail.html.match(/<li /g)).toHaveLength(2)
})
