import type { Endpoint, EndpointDescription, Input, Reply } from '@trellis/contract/wire/endpoint.ts'
import { fromWire } from '@trellis/contract/wire/spelling.ts'
import { apiAddress, authorization, type CallOptions, noticeEnd, tokenFor } from './call.ts'
import { failureOf, noReply } from './failure.ts'

/**
 * Makes a call that sends one file. XMLHttpRequest, because fetch tells nothing about how much has been sent.
 * @param onProgress is told the share sent, from 0 to 1
 */
export function upload<D extends EndpointDescription & { readonly upload: string }>(
  endpoint: Endpoint<D>,
  input: Input<D>,
  onProgress?: (share: number) => void,
  options: CallOptions = {},
): Promise<Reply<D>> {
  const { file, body, ...address } = input as { file: File; body?: Record<string, string>; params?: Record<string, unknown> }
  const token = tokenFor(options)
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) form.set(name, value)
  form.set('file', file, file.name)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(endpoint.description.method, apiAddress(endpoint.description, address))
    for (const [name, value] of Object.entries(authorization(token))) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0))
    request.addEventListener('error', () => reject(noReply()))
    request.addEventListener('abort', () => reject(new DOMException('Upload canceled', 'AbortError')))
    request.addEventListener('load', () => {
      if (request.status < 300) return resolve(fromWire(endpoint.description.reply, JSON.parse(request.responseText)) as Reply<D>)
      const failure = failureOf(request.status, request.responseText, endpoint.description)
      noticeEnd(failure, token)
      return reject(failure)
    })
    options.signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}
