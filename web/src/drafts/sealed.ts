import { DAY_MS } from '@trellis/contract/durations.ts'
import { browserStorage } from '../session/storage.ts'

const PREFIX = 'sealed:'
const KEPT_MS = 30 * DAY_MS

/** What somebody typed, by form. */
export type Drafts = Readonly<Record<string, unknown>>

interface Sealed {
  /** When it was put away, in milliseconds since 1970. */
  readonly at: number
  readonly nonce: string
  readonly text: string
}

const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
const fromHex = (digits: string) => Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

async function digest(purpose: string, draftKey: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${purpose}|${draftKey}`)))
}

/** The cipher's key, and the name in the storage, which tells nobody whose it is. Neither leads to the other. */
async function lockOf(draftKey: string) {
  const [raw, name] = await Promise.all([digest('key', draftKey), digest('name', draftKey)])
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt'])
  return { key, prefix: `${PREFIX}${toHex(name.slice(0, 16))}:` }
}

/**
 * Puts drafts away in this browser, readable with the key alone, which only signing in gives. Every tab's are a record of
 * their own, so that two that end at once both stay.
 */
export async function seal(draftKey: string, drafts: Drafts, now = Date.now()): Promise<void> {
  const { key, prefix } = await lockOf(draftKey)
  const nonce = crypto.getRandomValues(new Uint8Array(12))
  const plain = new TextEncoder().encode(JSON.stringify(drafts))
  const text = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, plain))
  const sealed: Sealed = { at: now, nonce: toHex(nonce), text: toHex(text) }
  browserStorage()?.setItem(prefix + toHex(nonce), JSON.stringify(sealed))
}

/** Takes out what was put away with a key, newest first; the records go. What is older than 30 days goes unread. */
export async function unseal(draftKey: string, now = Date.now()): Promise<Drafts[]> {
  const storage = browserStorage()
  if (storage === undefined) return []
  const { key, prefix } = await lockOf(draftKey)
  const found: { readonly at: number; readonly drafts: Drafts }[] = []
  for (const name of Object.keys(storage).filter((other) => other.startsWith(PREFIX))) {
    const sealed = readSealed(storage.getItem(name))
    const isOld = sealed === undefined || now - sealed.at > KEPT_MS
    if (!isOld && name.startsWith(prefix)) {
      const drafts = await decrypt(key, sealed)
      if (drafts !== undefined) found.push({ at: sealed.at, drafts })
    }
    if (isOld || name.startsWith(prefix)) storage.removeItem(name)
  }
  return found.toSorted((one, other) => other.at - one.at).map(({ drafts }) => drafts)
}

async function decrypt(key: CryptoKey, { nonce, text }: Sealed): Promise<Drafts | undefined> {
  try {
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: fromHex(nonce) }, key, fromHex(text))
    return JSON.parse(new TextDecoder().decode(plain)) as Drafts
  } catch {
    return undefined
  }
}

function readSealed(stored: string | null): Sealed | undefined {
  try {
    const { at, nonce, text } = JSON.parse(stored ?? '') as Partial<Sealed>
    return typeof at === 'number' && nonce && text ? { at, nonce, text } : undefined
  } catch {
    return undefined
  }
}
