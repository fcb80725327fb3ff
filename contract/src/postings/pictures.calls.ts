import { z } from 'zod'
import { anyone, endpoint, whoMay } from '../wire/endpoint.ts'
import { ownersOfPostings, ownPosting } from './ownPosting.ts'
import { Id } from '../wire/ids.ts'

const OneId = z.strictObject({ id: Id })

export const uploadPostingPicture = endpoint({
  method: 'POST',
  path: '/uploadJobImage/:id',
  access: whoMay('edit', 'posting', 'params.id', { types: ownersOfPostings }),
  summary: "Sets a posting's picture: JPEG, PNG or WebP to 5 MiB and 25 megapixels.",
  params: OneId,
  upload: 'photo',
  reply: z.object({ filename: z.string(), id: Id }),
  errors: [...ownPosting, 'EmptyFile', 'WrongFileType', 'UnreadableFile', 'QuotaReached'],
})

export const uploadGroupPicture = endpoint({
  ...uploadPostingPicture.description,
  path: '/uploadGroupImage/:id',
  access: whoMay('edit', 'group', 'params.id', { types: ['advisor'] }),
  summary: "The same of a group's picture, by its advisors.",
})

export const removePostingPicture = endpoint({
  method: 'DELETE',
  path: '/jobImage/:id',
  access: whoMay('edit', 'posting', 'params.id', { types: ownersOfPostings }),
  summary: "Takes a posting's picture away.",
  params: OneId,
  reply: z.object({ data: z.object({ removed: z.boolean() }) }),
  errors: ownPosting,
})

export const getPostingPicture = endpoint({
  method: 'GET',
  path: '/jobImage/:id/:fileId',
  access: anyone,
  summary: "Answers a posting's picture. Its name is not to be guessed, and it is meant to be shown.",
  params: z.strictObject({ id: Id, fileId: Id }),
  reply: z.unknown(),
  binary: true,
  errors: ['NotFound'],
})
