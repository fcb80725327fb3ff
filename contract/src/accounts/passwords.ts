/** How strong a password is (specification, section 5). Weak is refused where passwords are chosen. */
export type PasswordStrength = 'Weak' | 'Medium' | 'Strong'

const STRONG_LENGTH = 8
const MEDIUM_LENGTH = 6

/** How strong a password is, by its length and by how many kinds of signs stand in it. */
export function passwordStrength(password: string): PasswordStrength {
  const lower = /[a-z]/.test(password)
  const upper = /[A-Z]/.test(password)
  const digit = /\d/.test(password)
  const special = /[!@#$%^&*]/.test(password)
  if (password.length >= STRONG_LENGTH && lower && upper && digit && special) return 'Strong'
  const classes = [lower, upper, digit].filter(Boolean).length
  return password.length >= MEDIUM_LENGTH && classes >= 2 ? 'Medium' : 'Weak'
}

const ROUNDS = 600_000
const KEY_BITS = 256
const DOMAIN_TAG = 'trellis|v1|'

/**
 * The key that stands for a password on the wire: PBKDF2-HMAC-SHA-256 of the password, 600,000 rounds, 32 bytes as
 * hexadecimal, salted with a fixed tag and the e-mail, so that the password never leaves the browser.
 * The tag is part of every stored key and never changes, whatever the product is called.
 */
export async function derivePasswordKey(email: string, password: string): Promise<string> {
  const encoder = new TextEncoder()
  const salt = encoder.encode(DOMAIN_TAG + email.trim().toLowerCase())
  const material = await crypto.subtle.importKey('raw', encoder.encode(password), 'PBKDF2', false, ['deriveBits'])
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ROUNDS }
  const bits = await crypto.subtle.deriveBits(parameters, material, KEY_BITS)
  return Array.from(new Uint8Array(bits), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
