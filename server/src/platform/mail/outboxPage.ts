import { accent } from '@trellis/contract/palette.ts'
import { displayDateUtc } from '@trellis/contract/texts/dates.ts'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { escapeHtml } from '../html.ts'

/**
 * `/dev/outbox`: the mails that would have been sent, for trying the product out. It exists in the demonstration and in
 * development only, since whoever reads it can open everybody's links.
 */
export function serveOutbox(app: FastifyInstance, { config, mail }: Context): void {
  if (!config.demonstration && config.mode === 'production') return
  app.get('/dev/outbox', async (_request, reply) => {
    const mails = await mail.outbox()
    const letters = mails.map(
      (sent) =>
        `<article><h2>${escapeHtml(sent.subject)}</h2><p>To ${escapeHtml(sent.to)}, ${displayDateUtc(sent.sentAt)}</p>` +
        `<pre>${linked(escapeHtml(sent.text))}</pre></article>`,
    )
    const nothing = '<p>No mail has been sent yet. Sign up or ask for a link, and look again.</p>'
    const page =
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Outbox</title>` +
      '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/dev/outbox.css"></head>' +
      `<body><main><h1>Outbox</h1>${letters.join('') || nothing}</main></body></html>`
    return reply.headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).send(page)
  })
  app.get('/dev/outbox.css', async (_request, reply) => reply.type('text/css').send(style))
}

const linked = (text: string): string => text.replace(/https?:\/\/\S+/g, (address) => `<a href="${address}">${address}</a>`)

const style = `
:root { color-scheme: light dark; font: 16px/1.6 Inter, system-ui, sans-serif; }
main { max-width: 70ch; margin: 0 auto; padding: 16px; }
article { border-top: 1px solid color-mix(in srgb, currentcolor 20%, transparent); padding: 16px 0; }
h2 { font-size: 18px; margin: 0; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
a { color: light-dark(${accent.onLight}, ${accent.onDark}); }
`
