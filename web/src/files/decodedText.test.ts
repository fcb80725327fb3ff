import { expect, test } from 'vitest'
import { decodedText } from './decodedText.ts'

const utf16 = (text: string) =>
  new Uint8Array([0xff, 0xfe, ...new Uint8Array(new Uint16Array([...text].map((sign) => sign.charCodeAt(0))).buffer)])

test.each([
  ['UTF-8', new TextEncoder().encode('Zoë,zoe@x.org')],
  ['UTF-8 with a mark', new TextEncoder().encode('\ufeffZoë,zoe@x.org')],
  ['UTF-16', utf16('Zoë,zoe@x.org')],
  ['Windows', Uint8Array.from('Zoë,zoe@x.org', (sign) => sign.charCodeAt(0))],
])('a file in %s is read', (_, bytes) => expect(decodedText(bytes)).toBe('Zoë,zoe@x.org'))
