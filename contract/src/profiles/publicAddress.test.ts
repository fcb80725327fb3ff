import { expect, test } from 'vitest'
import { isPublicAddress } from './publicAddress.ts'

test.each(['https://example.org', 'https://93.184.216.34', 'https://172.32.0.1', 'https://[2606:2800:220:1::1]', 'https://local.org'])(
  '%s is on the public Internet',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

test.each([
  'nonsense',
  'https://2130706433',
  'https://printer',
  'https://10.0.0.1.',
  'https://[::]',
  'https://[::1]',
  'https://[::ffff:10.0.0.1]',
  'https://[fd12::1]',
  'https://[fe80::1]',
  'https://[ff02::1]',
  'https://[64:ff9b::a00:1]',
  'https://[2001::1]',
  'https://[2001:db8::1]',
  'https://[2002:a00:1::]',
])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false))
