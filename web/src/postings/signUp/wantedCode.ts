import { keptInTab } from '../../session/keptInTab.ts'

/** The code of a group with which a visitor goes to make an account, in this tab. */
export const wantedCode = keptInTab('joinCode')

/** Where a code is kept for whoever is signed out, and used for whoever is signed in: as `groupPaths` has it, which a first screen does not load. */
export const addressOfCode = (code: string): string => `/signUp?code=${encodeURIComponent(code)}`
