import { z } from 'zod'
import { PersonCard } from '../profiles/profiles.ts'
import { endpoint, inSession, signedIn } from '../wire/endpoint.ts'
import { hitsOf, size, start } from '../wire/paging.ts'
import { text } from '../texts/text.ts'

export const searchProfiles = endpoint({
  method: 'GET',
  path: '/profile/search/:phrase/true',
  access: signedIn(),
  summary: 'Finds students by name, school, work or skill; forgives typos and accents. The phrase - finds everybody.',
  params: z.strictObject({ phrase: text(200) }),
  query: z.strictObject({ start, size }),
  reply: hitsOf(PersonCard),
  errors: inSession,
})
