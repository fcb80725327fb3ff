import { z } from 'zod'
import { endpoint, inSession, self, whoMay } from '../wire/endpoint.ts'
import { Id } from '../wire/ids.ts'

export const LARGEST_FILE_BYTES = 5 * 1024 * 1024
export const LARGEST_PHOTO_PIXELS = 25_000_000
export const MOST_FILES_OF_A_PERSON = 20

const OneId = z.strictObject({ id: Id })
const Uploaded = z.object({ filename: z.string(), id: Id })
const uploadErrors = [...inSession, 'NotFound', 'EmptyFile', 'WrongFileType', 'UnreadableFile', 'QuotaReached'] as const

export const updatePhoto = endpoint({
  method: 'POST',
  path: '/profile/updatePhoto/:id',
  access: self('params.id', { orSuperUser: true, orSignUpToken: true }),
  summary: 'Sets the profile photo: JPEG, PNG or WebP to 5 MiB and 25 megapixels.',
  params: OneId,
  upload: 'photo',
  whileWaiting: 'params.id',
  reply: Uploaded,
  errors: uploadErrors,
})

export const uploadImage = endpoint({
  method: 'POST',
  path: '/uploadImage/:id',
  access: self('params.id', { orSuperUser: true, orSignUpToken: true }),
  summary: 'The same as updatePhoto.',
  params: OneId,
  upload: 'photo',
  whileWaiting: 'params.id',
  reply: Uploaded,
  errors: uploadErrors,
})

export const uploadResume = endpoint({
  method: 'POST',
  path: '/uploadResume/:id',
  access: self('params.id', { types: ['student'], orSuperUser: true, orSignUpToken: true }),
  summary: 'Stores a resume: PDF or DOCX to 5 MiB, told by its content.',
  params: OneId,
  upload: 'resume',
  reply: Uploaded,
  errors: [...uploadErrors, 'Forbidden'],
})

export const uploadOwnResume = endpoint({
  method: 'POST',
  path: '/uploadResume',
  access: self('body.id', { types: ['student'], orSuperUser: true, orSignUpToken: true }),
  summary: 'Stores a resume for the person that the form field `id`, sent before the file, names.',
  body: OneId,
  upload: 'resume',
  reply: Uploaded,
  errors: [...uploadErrors, 'Forbidden'],
})

export const getPhoto = endpoint({
  method: 'GET',
  path: '/photo/:id/:fileId',
  access: whoMay('see', 'profile', 'params.id'),
  summary: "Answers a visible person's photo.",
  params: z.strictObject({ id: Id, fileId: Id }),
  whileWaiting: 'params.id',
  reply: z.unknown(),
  binary: true,
  errors: [...inSession, 'NotFound'],
})

export const removePhoto = endpoint({
  method: 'DELETE',
  path: '/photo/:id',
  access: self('params.id', { orSuperUser: true }),
  summary: 'Takes the profile photo away.',
  params: OneId,
  whileWaiting: 'params.id',
  reply: z.object({ data: z.object({ removed: z.boolean() }) }),
  errors: [...inSession, 'NotFound'],
})

const OneResume = z.strictObject({ id: Id, fileId: Id })

export const getResume = endpoint({
  method: 'GET',
  path: '/resume/:id/:fileId',
  access: whoMay('read', 'resume', 'params.fileId', { of: 'params.id' }),
  summary: 'Answers a resume as an attachment.',
  params: OneResume,
  reply: z.unknown(),
  binary: true,
  errors: [...inSession, 'NotFound'],
})

export const removeResume = endpoint({
  method: 'DELETE',
  path: '/resume/:id/:fileId',
  access: self('params.id', { orSuperUser: true }),
  summary: 'Deletes a resume.',
  params: OneResume,
  reply: z.object({ data: z.object({ removed: z.boolean() }) }),
  errors: [...inSession, 'NotFound'],
})
