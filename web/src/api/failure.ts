import type { EndpointDescription } from '@trellis/contract/wire/endpoint.ts'
import type { FailureCode, FailureReply } from '@trellis/contract/wire/errors.ts'
import { fromWire } from '@trellis/contract/wire/spelling.ts'

/** What a failed call throws. `error` is a sentence for the user; `code` is `NoReply` where the server was not reached. */
export class CallFailed extends Error {
  readonly status: number
  readonly code: FailureCode | 'NoReply'
  readonly error: string
  /** The inputs at fault by their path joined with dots, without the leading `body.`. */
  readonly fields: Readonly<Record<string, string>>
  /** What the call's description promises beside the sentence, such as the record as it is now. */
  readonly details: Readonly<Record<string, unknown>>

  constructor(
    status: number,
    code: FailureCode | 'NoReply',
    error: string,
    { fields = {}, details = {} }: { fields?: Readonly<Record<string, string>>; details?: Readonly<Record<string, unknown>> } = {},
  ) {
    super(error)
    this.name = 'CallFailed'
    this.status = status
    this.code = code
    this.error = error
    this.fields = fields
    this.details = details
  }
}

/** Whether a call failed with the code named. */
export function failedWith(failure: unknown, code: CallFailed['code']): failure is CallFailed {
  return failure instanceof CallFailed && failure.code === code
}

/** Whether there is no such thing, for this viewer; an address that is no id leads to none either. */
export const isMissing = (failure: unknown): boolean => failedWith(failure, 'NotFound') || failedWith(failure, 'BadInput')

/** The sentence to show for anything that went wrong. */
export function sentenceOf(failure: unknown): string {
  return failure instanceof CallFailed ? failure.error : 'Something went wrong. Please try again.'
}

/** The sentence to show where no field shows it: what is wrong with an input in its own words, where one is named. */
export function faultWords(failure: unknown): string {
  const [fault] = failure instanceof CallFailed ? Object.values(failure.fields) : []
  return fault ?? sentenceOf(failure)
}

/** What went wrong and what came of it, as two sentences: not every failure ends with a full stop. */
export const withOutcome = (sentence: string, outcome: string): string =>
  outcome === '' ? sentence : `${sentence.replace(/[.!?]?$/, (end) => end || '.')} ${outcome}`

export const noReply = () => new CallFailed(0, 'NoReply', 'No response from server')

/** Reads the body of a call's failed reply, whatever it holds. */
export function failureOf(status: number, text: string, call?: Pick<EndpointDescription, 'details'>): CallFailed {
  try {
    const reply = JSON.parse(text) as Partial<FailureReply>
    const details = fromWire(call?.details, reply.details) as FailureReply['details']
    const fields = Object.fromEntries(Object.entries(reply.fields ?? {}).map(([path, words]) => [path.replace(/^body\./, ''), words]))
    return new CallFailed(status, reply.code ?? 'Unexpected', reply.error ?? 'Unexpected server error', {
      fields,
      ...(details && { details }),
    })
  } catch {
    return status === 502 || status === 504 ? noReply() : new CallFailed(status, 'Unexpected', 'Unexpected server error')
  }
}
