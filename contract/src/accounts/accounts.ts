import { z } from 'zod'
import { anyone, endpoint, inSession, self, signedIn, whoMay } from '../wire/endpoint.ts'
import { Id } from '../wire/ids.ts'
import { kindSpelling, personKinds } from '../wire/personKinds.ts'
import { spelled } from '../wire/spelled.ts'
import { Message } from '../wire/replies.ts'
import { GeneralInfo, ProfileJob, StudentProfile } from '../profiles/profiles.ts'
import { requiredText, text } from '../texts/text.ts'

/** Which of the three kinds of account is meant. */
export const UserType = spelled(personKinds, kindSpelling)
const RecruiterOrAdvisor = spelled(['recruiter', 'advisor'], kindSpelling)

/** An e-mail address as accounts use it: trimmed, at most 254 characters. Compared case-insensitively. */
export const Email = text(254).pipe(z.email('Enter a full e-mail address, such as name@school.org'))

/** The key that the browser derives from the password: 32 bytes as 64 hexadecimal digits (see `passwords.ts`). */
export const PasswordKey = z
  .string()
  .max(64, 'Enter your password')
  .regex(/^[0-9a-f]{64}$/, 'Enter your password')

/** A 256-bit value from a mailed link, base64url. */
const LinkHash = z
  .string()
  .max(43, 'This link is incomplete')
  .regex(/^[\w-]{43}$/, 'This link is incomplete')

/** What a sign-in answers: the record of section 3 with its session token (`jwt` in sessionStorage, without 'Bearer '). */
export const SignedIn = z.object({
  _id: Id,
  _source: z.object({
    generalInfo: z.object({
      name: z.string(),
      email: z.string(),
      admin: z.boolean(),
      isConfirmed: z.boolean(),
      /** Whether it is an advisor who waits for approval, or was refused it. */
      isWaiting: z.boolean(),
    }),
    /** The jobs with which a student has something to do; empty for others. */
    jobs: z.array(ProfileJob),
    groups: z.array(z.unknown()),
  }),
  type: UserType,
  token: z.string(),
  /** A 256-bit key of this account, base64url: the browser keeps unsaved text with it where the next person cannot read it. */
  draftKey: z.string(),
  /** Whether the account was never signed in to before: a student's guided first visit begins. */
  firstVisit: z.boolean(),
})
export type SignedIn = z.infer<typeof SignedIn>

const credentials = z.strictObject({
  email: Email,
  password: PasswordKey,
  userType: UserType,
  /** Takes the account back, where it was deleted and is not erased yet. */
  takeBack: z.boolean().optional(),
})

export const signIn = endpoint({
  method: 'POST',
  path: '/signIn',
  access: anyone,
  summary:
    'Signs a person in. A deleted account answers AccountDeleted with `until`, the time at which it is erased; `takeBack` takes ' +
    'it back.',
  body: credentials,
  reply: SignedIn,
  errors: ['WrongCredentials', 'EmailNotConfirmed', 'AccountDeleted'],
})

export const employeeSignIn = endpoint({
  method: 'POST',
  path: '/employee/signIn',
  access: anyone,
  summary: 'Signs a recruiter or an advisor in.',
  body: credentials.extend({ userType: RecruiterOrAdvisor }),
  reply: SignedIn,
  errors: ['WrongCredentials', 'EmailNotConfirmed', 'AccountDeleted'],
})

export const signInWithToken = endpoint({
  method: 'GET',
  path: '/signInWithToken',
  access: signedIn(),
  summary: 'Answers who the token belongs to and renews its session.',
  whileWaiting: 'always',
  reply: SignedIn,
  errors: inSession,
})

export const employeeSignInWithToken = endpoint({
  method: 'POST',
  path: '/employee/signInWithToken',
  access: signedIn('recruiter', 'advisor'),
  summary: 'The same for recruiters and advisors.',
  body: z.strictObject({ userType: RecruiterOrAdvisor }),
  whileWaiting: 'always',
  reply: SignedIn,
  errors: [...inSession, 'Forbidden'],
})

export const signOut = endpoint({
  method: 'POST',
  path: '/signOut',
  access: signedIn(),
  summary: 'Ends the session; its token is worth nothing afterwards.',
  whileWaiting: 'always',
  reply: Message,
  errors: inSession,
})

export const signUp = endpoint({
  method: 'POST',
  path: '/profile/signUp',
  access: anyone,
  summary:
    'Creates a student account, for nobody who is signed in. The token answered is good for uploading its own photo and resume, for 15 minutes.',
  query: z.strictObject({ groupId: Id.optional() }),
  body: z.strictObject({
    data: StudentProfile.partial().extend({
      generalInfo: GeneralInfo.extend({ email: Email, password: PasswordKey, name: requiredText(200, 'Enter your name') }),
    }),
    sendEmailIfSuccess: z.boolean().default(true),
    type: spelled(['student'], kindSpelling),
  }),
  reply: z.object({ data: z.object({ token: z.string(), id: Id }) }),
  errors: ['EmailTaken', 'Forbidden'],
})

/** A recruiter's or advisor's own description of themselves. */
export const RecruiterProfile = z.strictObject({
  generalInfo: z.strictObject({
    name: requiredText(200, 'Enter your name'),
    companyInstitution: text(200).default(''),
    title: text(200).default(''),
    phone: text(50).default(''),
    website: text(500).default(''),
    about: text(5_000).default(''),
    locationCity: text(100).default(''),
    locationState: text(100).default(''),
    locationCountry: text(100).default(''),
  }),
})
export type RecruiterProfile = z.output<typeof RecruiterProfile>

export const createRecruiterProfile = endpoint({
  method: 'POST',
  path: '/employee/createRecruiterProfile',
  access: anyone,
  summary: 'Creates a recruiter or advisor account, for nobody who is signed in but a super-user.',
  body: z.strictObject({
    data: z.strictObject({
      generalInfo: RecruiterProfile.shape.generalInfo.extend({ email: Email, password: PasswordKey }),
    }),
    sendEmailIfSuccess: z.boolean().default(true),
    type: RecruiterOrAdvisor,
  }),
  reply: z.object({ data: z.object({ token: z.string(), id: Id }) }),
  errors: ['EmailTaken', 'Forbidden'],
})

export const RecruiterRecord = z.object({
  _id: Id,
  _source: z.object({
    generalInfo: RecruiterProfile.shape.generalInfo.extend({ email: z.string(), profilePicture: z.string() }),
    groups: z.array(z.object({ id: Id, state: z.string(), flag: z.string(), generalInfo: z.object({ name: z.string() }) })),
  }),
  type: RecruiterOrAdvisor,
})
export type RecruiterRecord = z.infer<typeof RecruiterRecord>

export const getRecruiter = endpoint({
  method: 'GET',
  path: '/employee/recruiter/:id',
  access: whoMay('see', 'recruiter', 'params.id', { types: ['recruiter', 'advisor'] }),
  summary: "Answers a recruiter's or advisor's own profile; to a recruiter's delegates with the e-mail masked.",
  params: z.strictObject({ id: Id }),
  whileWaiting: 'params.id',
  reply: RecruiterRecord,
  errors: [...inSession, 'NotFound', 'Forbidden'],
})

export const updateRecruiterProfile = endpoint({
  method: 'POST',
  path: '/employee/updateRecruiterProfile/:id',
  access: self('params.id', { types: ['recruiter', 'advisor'], orSuperUser: true }),
  summary: "Replaces a recruiter's or advisor's own profile.",
  params: z.strictObject({ id: Id }),
  body: RecruiterProfile,
  whileWaiting: 'params.id',
  reply: RecruiterRecord,
  errors: [...inSession, 'NotFound', 'Forbidden'],
})

export const createProfile = endpoint({
  method: 'POST',
  path: '/admin/createProfile',
  access: { who: 'superUser' },
  summary: 'Creates an account with a whole profile for somebody else, who gets a link to set the password.',
  body: z.strictObject({
    profile: StudentProfile.partial().extend({
      generalInfo: GeneralInfo.extend({
        email: Email,
        name: requiredText(200, 'Enter a name'),
        ...RecruiterProfile.shape.generalInfo.pick({ companyInstitution: true, title: true, phone: true, website: true, about: true })
          .shape,
        // The first one is set by the mailed link.
        password: z.unknown().optional(),
      }),
    }),
    sendEmailIfSuccess: z.boolean().default(true),
    profileType: UserType,
  }),
  reply: z.object({ success: Id }),
  errors: [...inSession, 'Forbidden', 'EmailTaken'],
})

export const emailLinkResend = endpoint({
  method: 'POST',
  path: '/profile/emailLinkResend',
  access: anyone,
  summary: 'Sends the verification e-mail again. Answers the same words whether or not the e-mail exists.',
  // A whole profile may come along, of which the e-mail beside it alone is read.
  body: StudentProfile.partial().extend({
    generalInfo: GeneralInfo.extend({ email: z.unknown().optional(), password: z.unknown().optional() }).optional(),
    email: Email,
    verType: UserType,
  }),
  reply: Message,
  errors: [],
})

export const sendVerificationEmail = endpoint({
  method: 'POST',
  path: '/employee/sendVerificationEmail',
  access: anyone,
  summary: 'The same for recruiters and advisors. `url` only tells which of the two is meant; links use the configured origin.',
  body: z.strictObject({ email: Email, url: text(500) }),
  reply: Message,
  errors: [],
})

export const validateEmail = endpoint({
  method: 'POST',
  path: '/validateEmail/',
  access: anyone,
  summary: 'Tells whether an e-mail is free for a new account of this type.',
  body: z.strictObject({ email: Email, type: UserType }),
  reply: z.object({ data: z.object({ available: z.literal(true) }) }),
  errors: ['EmailTaken'],
})

export const serversetHash = endpoint({
  method: 'POST',
  path: '/profile/serversetHash/',
  access: anyone,
  summary: 'Mails a link to set a new password. Answers the same words whether or not the e-mail exists; `url` is ignored.',
  body: z.strictObject({ email: Email, type: UserType, url: text(500).optional() }),
  reply: Message,
  errors: [],
})

/**
 * A verification link alone tells whose it is, and nothing follows from it. With `password`, the key of the password of the
 * sign-up, it is used up and confirms the e-mail; with `newPassword` it also sets that one, and where the account was never
 * confirmed, erases what was told at the sign-up (`startsAnew` tells it before) and begins another, called `name`. A reset link
 * is used up by the hash alone.
 */
export const validateHash = endpoint({
  method: 'POST',
  path: '/profile/validateHash/',
  access: anyone,
  summary:
    'Opens a mailed link. A verification link confirms the e-mail with the password of the sign-up, or with a new one; for a ' +
    'reset link the answer holds a token that sets the new password once, and the e-mail that the key is derived with.',
  body: z.strictObject({
    hash: LinkHash,
    type: spelled([...personKinds, 'password'], kindSpelling),
    password: PasswordKey.optional(),
    newPassword: PasswordKey.optional(),
    name: requiredText(200, 'Enter your name').optional(),
  }),
  reply: z.object({
    data: z.object({
      id: Id,
      email: z.string(),
      userType: UserType,
      isConfirmed: z.boolean(),
      startsAnew: z.boolean(),
      resetToken: z.string().optional(),
    }),
  }),
  errors: ['InvalidLink', 'WrongPassword'],
})
