import { z } from 'zod'

/** The public JSON Resume format, version 1.0.0 (jsonresume.org/schema). */
export const JSON_RESUME_VERSION = 'v1.0.0'
export const JSON_RESUME_SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

/** The format names fields, requires none and allows others. */
type Open<Fields> = Partial<Fields> & Record<string, unknown>

interface Leaves {
  readonly text: z.ZodType<string | undefined>
  readonly date: z.ZodType<string | undefined>
  readonly uri: z.ZodType<string | undefined>
  readonly email: z.ZodType<string | undefined>
  readonly list: <T extends z.ZodType>(item: T) => z.ZodType<z.output<T>[] | undefined>
  readonly object: <T extends z.ZodRawShape>(shape: T) => z.ZodType<Open<z.output<z.ZodObject<T>>> | undefined>
}

/** The format's sections, as strict or as forgiving as the `leaves` that they are made of. */
function sectionsOf({ text, date, uri, email, list, object }: Leaves) {
  const texts = list(text)
  const span = { startDate: date, endDate: date }
  const described = { url: uri, ...span, summary: text, highlights: texts }
  const profile = object({ network: text, username: text, url: uri })
  const location = object({ address: text, postalCode: text, city: text, countryCode: text, region: text })
  return {
    basics: object({
      name: text,
      label: text,
      image: text,
      email,
      phone: text,
      url: uri,
      summary: text,
      location,
      profiles: list(profile),
    }),
    work: list(object({ name: text, location: text, description: text, position: text, ...described })),
    volunteer: list(object({ organization: text, position: text, ...described })),
    education: list(object({ institution: text, url: uri, area: text, studyType: text, ...span, score: text, courses: texts })),
    awards: list(object({ title: text, date, awarder: text, summary: text })),
    certificates: list(object({ name: text, date, url: uri, issuer: text })),
    publications: list(object({ name: text, publisher: text, releaseDate: date, url: uri, summary: text })),
    skills: list(object({ name: text, level: text, keywords: texts })),
    languages: list(object({ language: text, fluency: text })),
    interests: list(object({ name: text, keywords: texts })),
    references: list(object({ name: text, reference: text })),
    projects: list(
      object({
        name: text,
        description: text,
        highlights: texts,
        keywords: texts,
        ...span,
        url: uri,
        roles: texts,
        entity: text,
        type: text,
      }),
    ),
    meta: object({ canonical: uri, version: text, lastModified: text }),
  }
}

/** Each part after the year may be left out. The pattern is the format's own and knows nothing of calendars. */
const partialDate = /^([1-2][0-9]{3}-[0-1][0-9]-[0-3][0-9]|[1-2][0-9]{3}-[0-1][0-9]|[1-2][0-9]{3})$/
/** RFC 3986: a scheme, then nothing but the characters that an address may hold. */
export const Uri = z.string().regex(/^[a-z][a-z0-9+.-]*:[\w\-.~:/?#[\]@!$&'()*+,;=%]+$/i)
export const EmailAddress = z.email()

const strict: Leaves = {
  text: z.string().optional(),
  date: z.string().regex(partialDate).optional(),
  uri: Uri.optional(),
  email: EmailAddress.optional(),
  list: (item) => z.array(item).optional(),
  object: (shape) => z.looseObject(shape).optional(),
}

/** A document that keeps to the format. It allows more fields everywhere but at the top. */
export const JsonResume = z.strictObject({ $schema: strict.uri, ...sectionsOf(strict) })
export type JsonResume = Partial<z.output<typeof JsonResume>>

const anyText = z
  .union([z.string(), z.number().transform(String)])
  .optional()
  .catch(undefined)

/** Reads what it can and takes everything else as absent: resumes in the wild seldom keep to the format. */
export const ForgivenJsonResume = z.object(
  sectionsOf({
    text: anyText,
    date: anyText,
    uri: anyText,
    email: anyText,
    list: (item) => z.array(item).optional().catch(undefined),
    object: (shape) => z.looseObject(shape).optional().catch(undefined),
  }),
)
export type ForgivenJsonResume = z.output<typeof ForgivenJsonResume>
