const SHOWN = 2

/** An e-mail address as others are shown it: its first two characters, then '***' (specification, section 5). */
export const maskEmail = (email: string): string => `${email.slice(0, SHOWN)}***`
