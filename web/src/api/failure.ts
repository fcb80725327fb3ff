import type { FailureCode, FailureReply } from '@trellis/contract/errors.ts'

/** What a failed call throws. `error` is a sentence for the user; `code` is `NoReply` where the server was not reached. */
export class CallFailed extends Error {
  readonly status: number
  readonly code: FailureCode | 'NoReply'
  readonly error: string
  /** The inputs at fault by their path joined with dots, without the leading `body.`. */
  readonly fields: Readonly<Record<string, string>>

  constructor(status: number, code: FailureCode | 'NoReply', error: string, fields: Readonly<Record<string, string>> = {}) {
    super(error)
    this.name = 'CallFailed'
    this.status = status
    this.code = code
    this.error = error
    this.fields = fields
  }
}

/** Whether a call failed with the code named. */
export function failedWith(failure: unknown, code: CallFailed['code']): failure is CallFailed {
  return failure instanceof CallFailed && failure.code === code
}

/** The sentence to show for anything that went wrong. */
export function sentenceOf(failure: unknown): string {
  return failure instanceof CallFailed ? failure.error : 'Something went wrong. Please try again.'
}

export const noReply = () => new CallFailed(0, 'NoReply', 'No response from server')

/** Reads the body of a failed reply, whatever it holds. */
export function failureOf(status: number, text: string): CallFailed {
  try {
    const reply = JSON.parse(text) as Partial<FailureReply>
    const fields = Object.fromEntries(
      Object.entries(reply.fields ?? {}).map(([path, words]) => [path.replace(/^body\./, ''), words]),
    )
    return new CallFailed(status, reply.code ?? 'Unexpected', reply.error ?? 'Unexpected server error', fields)
  } catch {
    return status === 502 || status === 504 ? noReply() : new CallFailed(status, 'Unexpected', 'Unexpected server error')
  }
}
