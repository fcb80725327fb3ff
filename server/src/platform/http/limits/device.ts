/** How long a browser keeps the secret by which it is known, in seconds. */
const KEPT_SECONDS = 180 * 86_400

/** The secret by which a browser is known that somebody signed in with before, from its cookies. */
export const deviceOf = (cookies: string | undefined): string | undefined => /(?:^|;\s*)device=([\w-]{43})(?:;|$)/.exec(cookies ?? '')?.[1]

/** The cookie that keeps it. No script reads it, no other site sends it, and it signs nobody in. */
export const deviceCookie = (secret: string, isSecure: boolean): string =>
  `device=${secret}; Path=/api; Max-Age=${KEPT_SECONDS}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
