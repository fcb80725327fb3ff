import { create } from 'zustand'
import { keptInTab } from '../../session/keptInTab.ts'
import { whenPersonLeaves } from '../../session/ofThisPerson.ts'
import type { InfoValues } from './infoSchema.ts'

/** What a visitor has told so far while signing up. */
export interface Registration {
  /** With which they went on to the second step. */
  readonly email: string | undefined
  /** The key derived from it, only in memory. */
  readonly password: string | undefined
  readonly generalInfoValues: InfoValues
  readonly resume: File | undefined
  readonly profilePhoto: File | undefined
  /** Where the verification e-mail went, once the account exists. */
  readonly registeredEmail: string | undefined
}

// Here and not beside its schema, which no first screen waits for.
const emptyInfo: InfoValues = { name: '', birthYear: '', level: '' }

const nothing: Registration = {
  email: undefined,
  password: undefined,
  generalInfoValues: emptyInfo,
  resume: undefined,
  profilePhoto: undefined,
  registeredEmail: undefined,
}

/** What outlives a reload: what was typed, but for the password. */
const kept = keptInTab('registration')

/** What a text kept in the tab tells; whatever it is not as it was kept tells nothing. */
function keptRegistration(): Pick<Registration, 'email' | 'generalInfoValues'> {
  try {
    const { email, ...typed } = JSON.parse(kept.read() ?? '{}') as Record<string, unknown>
    const infoField = <K extends keyof InfoValues>(name: K) => {
      const value = typed[name]
      return (typeof value === 'string' ? value : emptyInfo[name]) as InfoValues[K]
    }
    const generalInfoValues = { name: infoField('name'), birthYear: infoField('birthYear'), level: infoField('level') }
    return typeof email === 'string' ? { email, generalInfoValues } : nothing
  } catch {
    return nothing
  }
}

export const useRegistration = create<Registration>()(() => ({ ...nothing, ...keptRegistration() }))
useRegistration.subscribe(({ email, generalInfoValues }) =>
  kept.keep(email === undefined ? undefined : JSON.stringify({ email, ...generalInfoValues })),
)
whenPersonLeaves(() => useRegistration.setState(nothing))

/** Keeps what is typed of the second step, for whoever goes back a step or loads the page again. */
export function keepInfo(generalInfoValues: InfoValues): void {
  if (useRegistration.getState().email !== undefined) useRegistration.setState({ generalInfoValues })
}

/** Forgets everything but where the verification e-mail went. */
export function finishRegistration(registeredEmail: string): void {
  useRegistration.setState({ ...nothing, registeredEmail })
}
