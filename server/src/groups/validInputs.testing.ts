import { validateGroupWebLink } from '@trellis/contract/groups/webLink.calls.ts'
import { valid } from '../platform/testing/validInputs.ts'

valid(validateGroupWebLink)(() => ({ body: { url: 'https://school.example/robotics' } }))
