import { type FailureCode, failures } from '@trellis/contract/errors.ts'

/** A call that ends in one of the contract's failures. */
export class Failure extends Error {
  readonly code: FailureCode
  readonly fields: Record<string, string> | undefined
  /** Seconds after which another try makes sense. */
  readonly retryAfter: number | undefined

  constructor(code: FailureCode, more: { sentence?: string; fields?: Record<string, string>; retryAfter?: number } = {}) {
    super(more.sentence ?? failures[code][1])
    this.code = code
    this.fields = more.fields
    this.retryAfter = more.retryAfter
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
