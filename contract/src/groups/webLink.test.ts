import { expect, test } from 'vitest'
import { privateHosts, privateNames } from '../texts/publicAddress.samples.ts'
import { groupWebLink, typedWebLink, webLinkFault } from './webLink.ts'

test.each([
  'https://school.example',
  'http://school.example/robotics?year=2026#team',
  'HTTPS://School.Example/',
  'https://bücher.example/ü',
  'https://93.184.216.34/',
  'https://school.example./',
  'https://school.example:443/',
])('%s can be a link', (address) => expect(groupWebLink().safeParse(address)).toMatchObject({ success: true }))

const notFull = /^Use a full link/
const withPort = /without a port/
const notOpen = /everybody can open/

test.each<readonly [string, RegExp]>([
  ['school.example', notFull],
  ['//school.example', notFull],
  ['ftp://school.example', notFull],
  ['javascript:alert(1)', notFull],
  ['data:text/html,<h1>a</h1>', notFull],
  ['file:///etc/passwd', notFull],
  ['https:school.example', notFull],
  ['https:/school.example', notFull],
  ['https:\\\\school.example', notFull],
  ['https://school.example\\@127.0.0.1/', notFull],
  ['https://school .example', notFull],
  ['https://scho\tol.example', notFull],
  ['https://', notFull],
  ['https://school.example:99999', notFull],
  ['https://school.example:8080/', withPort],
  ['http://school.example:443/', withPort],
  ['https://ada:secret@school.example', notOpen],
  ['https://@school.example', notOpen],
  ...[...privateHosts, ...privateNames].map((host) => [`https://${host}/`, notOpen] as const),
])('%s cannot', (address, fault) => expect(webLinkFault(address)).toMatch(fault))

test('a link may be left out where it is stored, and has to be there where it is looked at', () => {
  expect(groupWebLink().parse(' ')).toBe('')
  expect(typedWebLink().safeParse(' ').success).toBe(false)
  expect(groupWebLink().safeParse(`https://school.example/${'a'.repeat(500)}`).success).toBe(false)
})
