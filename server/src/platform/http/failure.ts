import { type FailureCode, failures } from '@trellis/contract/wire/errors.ts'

interface FailureMore {
  readonly sentence?: string
  readonly fields?: Record<string, string>
  readonly details?: Record<string, unknown>
  readonly retryAfter?: number
}

/** A call that ends in one of the contract's failures. */
export class Failure extends Error {
  readonly code: FailureCode
  readonly fields: Record<string, string> | undefined
  /** What the call's description promises beside the sentence, such as the record as it is now. */
  readonly details: Record<string, unknown> | undefined
  /** Seconds after which another try makes sense. */
  readonly retryAfter: number | undefined

  constructor(code: FailureCode, more: FailureMore = {}) {
    super(more.sentence ?? failures[code][1])
    this.code = code
    this.fields = more.fields
    this.details = more.details
    this.retryAfter = more.retryAfter
  }

  /** The same with other details. */
  withDetails(details: Failure['details']): Failure {
    const { code, message: sentence, fields, retryAfter } = this
    return new Failure(code, {
      sentence,
      ...(fields && { fields }),
      ...(details && { details }),
      ...(retryAfter !== undefined && { retryAfter }),
    })
  }

  get status(): number {
    return failures[this.code][0]
  }
}

/** Throws where a value is missing: `found(await …)` answers 404 for what is not there or may not be seen. */
export function found<T>(value: T | undefined | null): T {
  if (value === undefined || value === null) throw new Failure('NotFound')
  return value
}
