import type { FastifyInstance, FastifyReply } from 'fastify'
import { refusal } from './access.ts'
import type { Authenticate } from './actor.ts'
import { Failure } from './failure.ts'
import { validInput } from './input.ts'
import { tokenOf, unknownTokenLimit } from './rateLimit.ts'
import { checkReply } from './replies.ts'
import type { Call, FileReply, Route } from './route.ts'
import { readUpload } from './upload.ts'

/** Puts the calls under `/api`: who calls, the access rule, the input, the handler, the reply, in this order. */
export function serveCalls(
  app: FastifyInstance,
  routes: readonly Route[],
  options: { authenticate: Authenticate; checkReplies: boolean },
): void {
  const limitUnknownTokens = unknownTokenLimit(app)
  for (const { call, handle } of routes) {
    const { description } = call
    app.route({
      method: description.method,
      url: `/api${description.path.replace(/\/$/, '')}`,
      async handler(request, reply) {
        const token = tokenOf(request)
        const actor = token === '' ? 'NotSignedIn' : await options.authenticate(token)
        if (actor === 'NotSignedIn' && token !== '') await limitUnknownTokens(request)
        if (description.access.who !== 'anyone' && typeof actor === 'string') throw new Failure(actor)
        const upload = description.upload === undefined ? undefined : await readUpload(request)
        const raw = { params: request.params, query: request.query, body: upload?.body ?? request.body }
        const refused = refusal(description.access, actor, raw)
        // Nobody learns from a refusal what a valid input would have been.
        if (refused !== undefined) throw new Failure(refused)
        const input = validInput(description, raw)
        const known = typeof actor === 'string' ? undefined : actor
        const answer = await handle({
          ...input,
          actor: known,
          token,
          file: upload?.file,
          address: request.ip,
        } as unknown as Call<typeof description>)
        if (description.binary) return sendFile(reply, answer as FileReply)
        if (options.checkReplies) checkReply(description, answer)
        return reply.header('cache-control', 'no-store').send(answer)
      },
    })
  }
}

/** What is shown in place may be kept for minutes, by one session alone: computers are shared. Attachments are never kept. */
function sendFile(reply: FastifyReply, { filename, contentType, bytes }: FileReply): FastifyReply {
  const isShown = filename === undefined
  return reply
    .headers({
      'content-type': contentType,
      'content-disposition': isShown ? 'inline' : `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`,
      'content-security-policy': 'sandbox',
      'cache-control': isShown ? 'private, max-age=300' : 'no-store',
      vary: 'authorization',
    })
    .send(Buffer.from(bytes))
}
