import { create } from 'zustand'
import type { InfoValues } from './infoSchema.ts'

/** What a visitor has told so far while signing up. Only in memory: it holds what stands for the password. */
export interface Registration {
  /** `password` is the key derived from it. */
  readonly credentialValues: { readonly email: string; readonly password: string } | undefined
  readonly generalInfoValues: InfoValues | undefined
  readonly resume: File | undefined
  readonly profilePhoto: File | undefined
  /** Where the verification e-mail went, once the account exists. */
  readonly registeredEmail: string | undefined
}

const nothing: Registration = {
  credentialValues: undefined,
  generalInfoValues: undefined,
  resume: undefined,
  profilePhoto: undefined,
  registeredEmail: undefined,
}

export const useRegistration = create<Registration>()(() => nothing)

/** Keeps what was typed when the visitor goes back a step. */
export function keepInfo(generalInfoValues: InfoValues): void {
  if (useRegistration.getState().credentialValues !== undefined) useRegistration.setState({ generalInfoValues })
}

/** Forgets everything but where the verification e-mail went. */
export function finishRegistration(registeredEmail: string): void {
  useRegistration.setState({ ...nothing, registeredEmail })
}
