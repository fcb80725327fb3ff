import { hash, randomBytes } from 'node:crypto'

/** A new token or the hash of a mailed link: 256 random bits, base64url. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** What is stored in a secret's place. The secret has 256 random bits, so a plain SHA-256 cannot be turned back. */
export const digestOf = (secret: string): string => hash('sha256', secret, 'base64url')
