export interface SignInSearch {
  readonly returnTo?: string
  readonly notice?: 'verified' | 'passwordChanged'
}

/** Only addresses of this app: never another host's. */
function isOwnAddress(value: unknown): value is string {
  return typeof value === 'string' && /^\/(?![/\\])/.test(value)
}

/** Reads the sign-in page's query; what makes no sense is left out. */
export function readSignInSearch({ returnTo, notice }: Record<string, unknown>): SignInSearch {
  return {
    ...(isOwnAddress(returnTo) && { returnTo }),
    ...((notice === 'verified' || notice === 'passwordChanged') && { notice }),
  }
}
