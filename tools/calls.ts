import { calls } from '@trellis/contract/calls.ts'
import { accessWords } from '@trellis/contract/wire/endpoint.ts'

// Prints every call of the contract: `METHOD /path access`, one a line.
const lines = calls.map(({ call }) => {
  const { method, path } = call.description
  return `${method} ${path} ${accessWords(call.description)}\n`
})
process.stdout.write(lines.join(''))
