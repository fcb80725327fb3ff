import { z } from 'zod'

/**
 * Every way a call can fail: its stable name, its HTTP status and the sentence for the user. A call lists the names it
 * may answer with beyond {@link alwaysPossible}.
 */
export const failures = {
  BadInput: [400, 'Please check the highlighted fields.'],
  EmptyFile: [400, 'This file is empty.'],
  EditTypeNotFound: [400, 'Edit type is not found'],
  NotSignedIn: [401, 'Please sign in.'],
  SessionEnded: [401, 'Your session has ended. Please sign in again.'],
  WrongCredentials: [401, 'The e-mail or the password is not right.'],
  WrongPassword: [403, 'The password is not right.'],
  EmailNotConfirmed: [403, 'Please verify your e-mail first.'],
  AccountDeleted: [403, 'You deleted this account. You can still take it back.'],
  Forbidden: [403, 'You may not do this.'],
  NotApproved: [403, 'An administrator has to approve your account first.'],
  NotFound: [404, 'This is not here.'],
  InvalidLink: [404, 'This link is invalid or has expired.'],
  InvalidCode: [404, 'This code is wrong, or lets nobody in any more. Ask your advisor for the right one.'],
  EmailTaken: [409, 'This e-mail already exists.'],
  InvalidTransition: [409, 'This step is not possible at the moment.'],
  Stale: [409, 'Somebody changed this in the meantime. Here is how it is now.'],
  QuotaReached: [409, 'You have stored as many files as you can. Remove one first.'],
  TooLarge: [413, 'This is too large.'],
  WrongFileType: [415, 'This kind of file cannot be used here.'],
  UnreadableFile: [422, 'This file could not be read.'],
  TooManyAttempts: [429, 'Too many attempts. Please wait a while and try again.'],
  Unexpected: [500, 'Something went wrong on our side. Nothing was lost; please try again.'],
  Busy: [503, 'We are busy at the moment. Please try again in a few seconds.'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>

export type FailureCode = keyof typeof failures

/** Failures that any call may answer with, so that calls need not repeat them. */
export const alwaysPossible = ['BadInput', 'TooLarge', 'TooManyAttempts', 'Unexpected', 'Busy'] as const

/**
 * What every failed call answers. `fields` names the inputs at fault, by their path joined with dots; `details` holds what
 * the call's own description says, such as the record as it is now.
 */
export const FailureReply = z.object({
  error: z.string(),
  code: z.enum(Object.keys(failures) as [FailureCode, ...FailureCode[]]),
  fields: z.record(z.string(), z.string()).optional(),
  details: z.record(z.string(), z.unknown()).optional(),
})
export type FailureReply = z.infer<typeof FailureReply>
