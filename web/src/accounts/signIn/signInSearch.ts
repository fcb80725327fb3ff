const notices = ['verified', 'passwordChanged', 'emailChanged', 'deleted', 'forbidden'] as const

export interface SignInSearch {
  readonly returnTo?: string
  readonly notice?: (typeof notices)[number]
}

/** Only addresses of this app: never another host's. */
function isOwnAddress(value: unknown): value is string {
  return typeof value === 'string' && /^\/(?![/\\])/.test(value)
}

function isNotice(value: unknown): value is (typeof notices)[number] {
  return (notices as readonly unknown[]).includes(value)
}

/** Reads the sign-in page's query; what makes no sense is left out. */
export function readSignInSearch({ returnTo, notice }: Record<string, unknown>): SignInSearch {
  return {
    ...(isOwnAddress(returnTo) && { returnTo }),
    ...(isNotice(notice) && { notice }),
  }
}
