import { accent, brand, ink, white } from '@trellis/contract/palette.ts'
import { escapeHtml } from '../html.ts'
import type { Mail } from './mail.ts'

/** What a mail says: a greeting line, paragraphs, a list of what can be opened, and one thing to do. */
export interface Letter {
  readonly subject: string
  readonly title: string
  readonly paragraphs: readonly string[]
  /** Somebody else's words, shown as such. */
  readonly quote?: string
  readonly items?: readonly LetterLink[]
  readonly action?: LetterLink
  /** Why this mail came, in small letters at the end. */
  readonly footnote: string
  /** Where whoever wants no such mails says so, below it. */
  readonly wayOut?: LetterLink
}

interface LetterLink {
  readonly label: string
  readonly address: string
  /** Somebody else's words that belong to it. */
  readonly quote?: string
}

/** Words of another's in plain text: each line says that it is. */
const quoted = (words: string): string => words.replace(/^/gm, '> ')

const quotedHtml = (words: string): string =>
  `<blockquote style="margin:16px 0;padding:0 0 0 16px;border-left:3px solid ${brand[3]};white-space:pre-line">` +
  `${escapeHtml(words)}</blockquote>`

/** A letter as a mail in the product's look, as HTML and as plain text. */
export function writeLetter(to: string, productName: string, letter: Letter): Mail {
  const { subject, title, paragraphs, quote = '', items = [], action, footnote, wayOut } = letter
  const text = [
    title,
    ...paragraphs,
    ...(quote === '' ? [] : [quoted(quote)]),
    ...items.map(({ label, address, quote = '' }) => [`- ${label}\n  ${address}`, ...(quote && [quoted(quote)])].join('\n')),
    ...(action === undefined ? [] : [`${action.label}:\n${action.address}`]),
    `-- \n${productName}\n${footnote}${wayOut === undefined ? '' : `\n${wayOut.label}:\n${wayOut.address}`}`,
  ].join('\n\n')
  const button =
    action === undefined
      ? ''
      : `<p style="margin:32px 0"><a href="${escapeHtml(action.address)}" style="background:${accent.onLight};color:${white};` +
        'padding:14px 28px;border-radius:8px;text-decoration:none;font-weight:600;display:inline-block">' +
        `${escapeHtml(action.label)}</a></p>` +
        `<p style="font-size:14px;color:${ink.quiet}">If the button does not work, copy this address into your browser:<br>` +
        `<span style="word-break:break-all">${escapeHtml(action.address)}</span></p>`
  const out =
    wayOut === undefined ? '' : ` <a href="${escapeHtml(wayOut.address)}" style="color:${ink.quiet}">${escapeHtml(wayOut.label)}</a>`
  const list = items.map(
    ({ label, address, quote = '' }) =>
      `<li style="margin:0 0 12px"><a href="${escapeHtml(address)}" style="color:${accent.onLight}">${escapeHtml(label)}</a>` +
      `${quote && quotedHtml(quote)}</li>`,
  )
  const html =
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>` +
    `<body style="margin:0;background:${brand[0]};font-family:Inter,Segoe UI,Helvetica,Arial,sans-serif;font-size:16px;` +
    `line-height:1.6;color:${ink.plain}"><div style="max-width:560px;margin:0 auto;padding:32px 16px">` +
    `<p style="font-weight:700;color:${accent.onLight};font-size:20px;margin:0 0 16px">${escapeHtml(productName)}</p>` +
    `<div style="background:${white};border-radius:12px;padding:32px">` +
    `<h1 style="font-size:24px;line-height:1.3;margin:0 0 16px">${escapeHtml(title)}</h1>` +
    paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('') +
    (quote && quotedHtml(quote)) +
    (list.length > 0 ? `<ul style="padding-left:20px">${list.join('')}</ul>` : '') +
    `${button}</div><p style="font-size:13px;color:${ink.quiet};padding:0 8px">${escapeHtml(footnote)}${out}</p></div></body></html>`
  return { to, subject, text, html }
}
