import { join } from 'node:path'
import { z } from 'zod'
import { OperatorError } from './platform/operatorError.ts'

interface Setting<S extends z.ZodType = z.ZodType> {
  readonly doc: string
  readonly env: string
  readonly schema: S
}

const setting = <S extends z.ZodType>(env: string, doc: string, schema: S): Setting<S> => ({ doc, env, schema })
const flag = (byDefault: boolean) => z.stringbool('use true or false').default(byDefault)
const listFormat = new Intl.ListFormat('en', { type: 'disjunction' })
const oneOf = <const T extends readonly string[]>(...words: T) => z.enum(words, `use ${listFormat.format(words)}`)

function wholeNumber(least: number, most: number, byDefault: number) {
  const wanted = `use a whole number from ${least} to ${most}`
  return z.coerce.number(wanted).int(wanted).min(least, wanted).max(most, wanted).default(byDefault)
}

const isBare = ({ pathname, search, hash }: URL): boolean => pathname + search + hash === '/'

/** Every setting of the product: its environment name, what it does, what it may be and what it is by default. */
export const settings = {
  mode: setting(
    'NODE_ENV',
    'production, development or test. Development and test check every reply against the contract, and keep no parts of pages for when another version runs.',
    oneOf('production', 'development', 'test').default('production'),
  ),
  demonstration: setting(
    'DEMONSTRATION',
    'Whether this is the demonstration community: shows the mails at /dev/outbox to everybody.',
    flag(false),
  ),
  productName: setting(
    'PRODUCT_NAME',
    'What the product is called on screens and in mails.',
    z.string().max(60, 'use 60 characters at most').default('Trellis'),
  ),
  host: setting('HOST', 'The address to listen on.', z.string().min(1).default('127.0.0.1')),
  port: setting('PORT', 'The port to listen on; 0 takes a free one.', wholeNumber(0, 65_535, 3000)),
  origin: setting(
    'ORIGIN',
    'The address that people use, such as https://trellis.school.org. Links in mails start with it.',
    z
      .url({ protocol: /^https?$/, error: 'use a full address that starts with http:// or https://', abort: true })
      .refine((address) => isBare(new URL(address)), 'the product has to be at the root of its host: use an address without a path')
      .transform((address) => new URL(address).origin)
      .optional(),
  ),
  trustProxy: setting('TRUST_PROXY', 'Whether one proxy in front tells the caller’s address, as the last in X-Forwarded-For.', flag(false)),
  dataFolder: setting('DATA_FOLDER', 'The folder for the embedded database, files and mails.', z.string().min(1).default('data')),
  databaseUrl: setting(
    'DATABASE_URL',
    'A PostgreSQL 17 database with pgvector. Without it the embedded database in the data folder is used.',
    z.url({ protocol: /^postgres(ql)?$/, error: 'use an address that starts with postgres://' }).optional(),
  ),
  databaseConnections: setting('DATABASE_CONNECTIONS', 'How many connections to PostgreSQL at most.', wholeNumber(2, 200, 10)),
  processes: setting(
    'PROCESSES',
    'How many processes of the product use this database. More than one need PostgreSQL and a bucket, and count limits together.',
    wholeNumber(1, 1_000, 1),
  ),
  databaseTimeout: setting(
    'DATABASE_TIMEOUT_MS',
    'How long a request waits for an answer of PostgreSQL, in milliseconds, before it is told to try again; 0 for ever.',
    wholeNumber(0, 600_000, 3_500),
  ),
  smtpUrl: setting(
    'SMTP_URL',
    'The mail server, such as smtps://user:password@mail.school.org. Without it mails go to the outbox folder.',
    z.url({ protocol: /^smtps?$/, error: 'use an address that starts with smtp:// or smtps://' }).optional(),
  ),
  mailFrom: setting('MAIL_FROM', 'The sender of mails.', z.email('use an e-mail address').default('no-reply@localhost.localdomain')),
  s3Bucket: setting(
    'S3_BUCKET',
    'An S3-compatible bucket for files. Without it files are kept in the data folder.',
    z.string().min(3, 'use 3 characters or more').optional(),
  ),
  s3Endpoint: setting('S3_ENDPOINT', 'Where the bucket is, for services other than AWS.', z.url('use a full address').optional()),
  s3Region: setting('S3_REGION', 'The region of the bucket.', z.string().min(1).default('us-east-1')),
  s3AccessKeyId: setting('S3_ACCESS_KEY_ID', 'The name of the key to the bucket.', z.string().min(1).optional()),
  s3SecretAccessKey: setting('S3_SECRET_ACCESS_KEY', 'The key to the bucket.', z.string().min(1).optional()),
  populationTable: setting(
    'POPULATION_TABLE',
    'What people are compared with: own (from 30 people on, a table of this community, made anew as it changes) or shipped (always the one that comes with the product).',
    oneOf('own', 'shipped').default('own'),
  ),
  matchIndex: setting(
    'MATCH_INDEX',
    'Where people are looked up: memory (each process keeps everybody in memory) or database (PostgreSQL does it, for more people than fit into memory).',
    oneOf('memory', 'database').default('memory'),
  ),
  minorsSee: setting(
    'MINORS_SEE',
    'Which other minors a minor sees: groups (those whom a group of theirs shows) or vouched (all whom an advisor has accepted anywhere).',
    oneOf('groups', 'vouched').default('groups'),
  ),
  advisors: setting(
    'ADVISORS',
    'Who may be an advisor: approved (whom a super-user lets in, once the e-mail is verified) or open (everybody whose e-mail is verified).',
    oneOf('approved', 'open').default('approved'),
  ),
  logShownLists: setting(
    'LOG_SHOWN_LISTS',
    'Whether it is logged which suggestions were shown to whom, for 180 days. `npm run match-quality` reads it; everybody has their part in their archive.',
    flag(true),
  ),
  suggestionOrder: setting(
    'SUGGESTION_ORDER',
    'In which order a student’s role models and students like them stand: usual (by points), mixed (the first 50 in a mix of the usual and a learned order, to compare them) or learned (for those to whom the mix was of more use by it). The others need `npm run match-quality -- weights`.',
    oneOf('usual', 'mixed', 'learned').default('usual'),
  ),
  logLevel: setting(
    'LOG_LEVEL',
    'How much is logged: debug, info, warn, error or silent.',
    oneOf('debug', 'info', 'warn', 'error', 'silent').default('info'),
  ),
  requestsPerMinute: setting(
    'REQUESTS_PER_MINUTE',
    'How many requests one account (or one address without an account) may make in a minute; 0 for no limit.',
    wholeNumber(0, 1_000_000, 1_200),
  ),
  requestTimeout: setting(
    'REQUEST_TIMEOUT_MS',
    'How long a request may take to arrive, in milliseconds.',
    wholeNumber(100, 600_000, 30_000),
  ),
  connectionTimeout: setting(
    'CONNECTION_TIMEOUT_MS',
    'How long a silent connection is kept, in milliseconds.',
    wholeNumber(100, 600_000, 65_000),
  ),
  drainTime: setting(
    'DRAIN_MS',
    'How long requests are still taken after a stop is asked for, in milliseconds, while /health/ready says no: so that a balancer looks elsewhere.',
    wholeNumber(0, 600_000, 0),
  ),
  shutdownTimeout: setting(
    'SHUTDOWN_TIMEOUT_MS',
    'How long requests may go on after a stop is asked for, in milliseconds.',
    wholeNumber(0, 600_000, 10_000),
  ),
} as const satisfies Record<string, Setting>

type Settings = typeof settings
export type Config = { readonly [K in keyof Settings]: z.output<Settings[K]['schema']> }

/** A setting that cannot be used. */
export class WrongSetting extends OperatorError {}

/**
 * Reads the settings from environment variables; empty ones count as absent.
 * @throws WrongSetting with one sentence that names the variable
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const config: Record<string, unknown> = {}
  for (const [name, { env: variable, schema }] of Object.entries(settings)) {
    const result = schema.safeParse(env[variable] || undefined)
    if (!result.success) {
      throw new WrongSetting(`The setting ${variable} cannot be used: ${result.error.issues[0]!.message}.`)
    }
    config[name] = result.data
  }
  const complete = config as Config
  if (complete.s3Bucket && !(complete.s3AccessKeyId && complete.s3SecretAccessKey)) {
    throw new WrongSetting('The setting S3_BUCKET cannot be used without S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.')
  }
  if (complete.processes > 1) requireSharing(complete)
  if (complete.suggestionOrder === 'mixed' && !complete.logShownLists) {
    throw new WrongSetting(
      'The setting SUGGESTION_ORDER cannot be mixed with LOG_SHOWN_LISTS=false: nothing would tell which order is of more use.',
    )
  }
  if (complete.matchIndex === 'database' && complete.databaseUrl === undefined) {
    throw new WrongSetting('The setting MATCH_INDEX cannot be database without DATABASE_URL: the embedded database has no such index.')
  }
  return complete
}

/** What lies on one machine's disk is not there for the processes of another. */
function requireSharing({ databaseUrl, s3Bucket }: Config): void {
  if (databaseUrl === undefined) {
    throw new WrongSetting('The setting PROCESSES cannot be above 1 without DATABASE_URL: the embedded database serves one process.')
  }
  if (s3Bucket === undefined) {
    throw new WrongSetting(
      'The setting PROCESSES cannot be above 1 without S3_BUCKET: photos and resumes on one disk are not there for the others.',
    )
  }
}

export const outboxFolder = (config: Config): string => join(config.dataFolder, 'outbox')
export const filesFolder = (config: Config): string => join(config.dataFolder, 'files')
export const databaseFolder = (config: Config): string => join(config.dataFolder, 'database')
/** Where those are kept whom searches hold in memory, for the next start. */
export const peopleFile = (config: Config): string => join(config.dataFolder, 'memory', 'people')
