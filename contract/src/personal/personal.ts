import { z } from 'zod'
import { endpoint, inSession, self } from '../wire/endpoint.ts'
import { Id } from '../wire/ids.ts'

export const downloadPersonal = endpoint({
  method: 'GET',
  path: '/profile/:id/archive',
  access: self('params.id'),
  summary: 'Answers everything stored about a person as one ZIP archive: one JSON and the files. Three times an hour at most.',
  params: z.strictObject({ id: Id }),
  whileWaiting: 'params.id',
  reply: z.unknown(),
  binary: true,
  errors: [...inSession, 'NotFound'],
})
