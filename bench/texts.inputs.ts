import type { SignedIn } from './people.ts'

/** One request of a flood. */
export interface FloodRequest {
  readonly method: string
  readonly path: string
  readonly body: unknown
  readonly token?: string | undefined
}

/** Who sends a flood. */
export interface Flooders {
  readonly student: SignedIn
  readonly recruiter: SignedIn
  readonly jobId: string
  readonly key: string
}

/** A sign that stands for 18 letters. */
const ligatures = (length: number): string => 'ﷺ'.repeat(length)

let made = 0

/** Words that nobody has used before. */
function newWords(length: number): string {
  let text = ''
  while (text.length < length) text += `${(++made * 7919).toString(36)}q `
  return text.slice(0, length)
}

const job = (description: string) => ({
  generalInfo: {
    name: newWords(20),
    companyInstitution: 'Flood',
    description,
    state: 'open',
    locationCity: 'Bergen',
    locationCountry: 'NO',
  },
})
const positions = (text: () => string) => Array.from({ length: 36 }, () => ({ name: 'x', workDescription: text(), tags: 'Cooking' }))
const bioOf = (at: number) =>
  at % 2 === 0 ? { positionsHeld: positions(() => newWords(5_000)) } : { positionsHeld: positions(() => ligatures(5_000)) }
const textOf = (at: number, length: number) => [ligatures, newWords, () => '[[[[ '.repeat(length / 5)][at % 3]!(length)
/** Changes that may follow one another for ever, each with a note. */
const statusChange = ({ jobId, student }: Flooders, at: number, there: string, back: string) => ({
  bucket: '',
  event: at % 2 === 0 ? there : back,
  jobId,
  studentId: student.id,
  note: textOf(at, 2_000),
})
const account = ({ key }: Flooders) => ({ name: 'Flood', email: `flood.${++made}@example.org`, password: key })

/** The worst that we know to send to each call that takes long text, by the call's name. */
export const floods: Record<string, (who: Flooders, at: number) => FloodRequest> = {
  importResume: ({ student: { id, token } }, at) => ({
    method: 'POST',
    path: `/profile/${id}/import/jsonResume`,
    body: { work: Array.from({ length: 60 }, () => ({ name: 'x', position: 'y', summary: at % 2 ? ligatures(5_600) : newWords(16_000) })) },
    token,
  }),
  partialUpdate: ({ student: { id: userId, token } }, at) => ({
    method: 'POST',
    path: '/profile/partialUpdate/',
    body: { userId, type: 'professionalInfo', data: bioOf(at) },
    token,
  }),
  createJob: ({ recruiter: { token } }, at) => ({
    method: 'POST',
    path: '/employee/createJob',
    body: job(textOf(at, 20_000)),
    token,
  }),
  updateJob: ({ recruiter: { token }, jobId }, at) => ({
    method: 'POST',
    path: `/employee/updateJob/${jobId}`,
    body: job(textOf(at, 20_000)),
    token,
  }),
  jobGenome: ({ recruiter: { token } }, at) => ({
    method: 'POST',
    path: '/employee/jobGenome',
    body: { description: textOf(at, 20_000) },
    token,
  }),
  updateRecruiterProfile: ({ recruiter: { id, token } }, at) => ({
    method: 'POST',
    path: `/employee/updateRecruiterProfile/${id}`,
    body: { generalInfo: { name: 'Flood', about: textOf(at, 5_000) } },
    token,
  }),
  changeJobStatus: (who, at) => ({
    method: 'PUT',
    path: '/pythonApi/changeJobStatus',
    body: statusChange(who, at, 'applied', 'withdrawn'),
    token: who.student.token,
  }),
  changeCandidateStatus: (who, at) => ({
    method: 'PUT',
    path: '/pythonApi/changeCandidateStatus',
    body: statusChange(who, at, 'hF', 'pF'),
    token: who.recruiter.token,
  }),
  addCandidateNote: ({ recruiter: { token }, jobId, student }, at) => ({
    method: 'POST',
    path: `/employee/candidateNotes/${jobId}/${student.id}`,
    body: { words: textOf(at, 2_000) },
    token,
  }),
  emailLinkResend: (who, at) => ({
    method: 'POST',
    path: '/profile/emailLinkResend',
    body: { email: account(who).email, verType: 'profile', professionalInfo: bioOf(at) },
  }),
  createProfile: (who, at) => ({
    method: 'POST',
    path: '/admin/createProfile',
    body: { profile: { generalInfo: account(who), professionalInfo: bioOf(at) }, sendEmailIfSuccess: false, profileType: 'profile' },
    token: who.recruiter.token,
  }),
  signUp: (who, at) => ({
    method: 'POST',
    path: '/profile/signUp',
    body: { data: { generalInfo: account(who), professionalInfo: bioOf(at) }, type: 'profile' },
  }),
  createRecruiterProfile: (who, at) => ({
    method: 'POST',
    path: '/employee/createRecruiterProfile',
    body: { data: { generalInfo: { ...account(who), about: textOf(at, 5_000) } }, type: 'recruiter' },
  }),
}
