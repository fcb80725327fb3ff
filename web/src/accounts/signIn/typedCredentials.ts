/** What was typed on the screen before, so that nobody types it twice. In memory only, and for the next screen only. */
export interface Typed {
  readonly email: string
  readonly password: string
}

const KEPT_MS = 60_000
let kept: { readonly typed: Typed; readonly until: number } | undefined

/** Keeps what was typed for the next screen, in memory and for a minute. */
export function keepTyped(typed: Typed): void {
  kept = { typed, until: Date.now() + KEPT_MS }
}

/** What was typed just now; nothing where that is a while ago. */
export function typedJustNow(): Typed | undefined {
  return kept !== undefined && Date.now() < kept.until ? kept.typed : undefined
}

/** Forgets it before its time. */
export function forgetTyped(): void {
  kept = undefined
}
