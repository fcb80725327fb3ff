import { YEAR_MS } from '@trellis/contract/texts/dates.ts'
import { emptyProfile, type StudentProfile } from '@trellis/contract/profiles/profiles.ts'
import type { MadePerson } from '../people/makePeople.ts'
import { mayaBio } from './maya.ts'
import { ingridBio, jonasBio } from './professionals.ts'
import { nadiaBio, tomasBio } from './students.ts'

/** The password of everybody in the cast. It is printed for whoever tries the product out. */
export const CAST_PASSWORD = 'Demonstration-1!'

/** One of the people to sign in as. */
export interface CastMember extends MadePerson {
  readonly password: string
  /** What kind of person it is, in words. */
  readonly kind: string
  /** Where they sign in, below the product's address. */
  readonly signIn: string
  /** Ids of callings whose people they follow. */
  readonly likes: readonly string[]
}

const MONTH = YEAR_MS / 12
const SNAPSHOTS = [12, 10, 8, 6, 4, 2, 1]
const MAYA_JOINED = 13
/** Before his groups. */
const SAMUEL_JOINED = 21

/** The cast, always in the same order: others follow them by their place. */
export function castOf(now: number): CastMember[] {
  const year = new Date(now).getUTCFullYear()
  const student = (kind: string, email: string, profile: StudentProfile, more: Partial<CastMember> = {}): CastMember => ({
    kind,
    signIn: '/login',
    name: profile.generalInfo.name,
    email,
    type: 'student',
    profile,
    password: CAST_PASSWORD,
    hidden: false,
    joinedAt: now - 8 * MONTH,
    follows: [],
    blocks: [],
    likes: [],
    ...more,
  })
  const maya = student('High-school student', 'maya@demo.example', mayaBio(year, 0), {
    joinedAt: now - MAYA_JOINED * MONTH,
    earlier: SNAPSHOTS.map((months) => ({ at: now - months * MONTH, profile: mayaBio(year, months) })),
    follows: [2, 4],
    likes: ['marine-biology', 'robotics'],
  })
  return [
    maya,
    student('College student', 'tomas@demo.example', tomasBio(year), { follows: [4], likes: ['robotics', 'physical-therapy'] }),
    student('Graduate student', 'nadia@demo.example', nadiaBio(year), { follows: [4], likes: ['marine-biology', 'data-science'] }),
    student('Early professional', 'jonas@demo.example', jonasBio(year), { follows: [4], likes: ['software', 'journalism'] }),
    student('Advanced professional', 'ingrid@demo.example', ingridBio(year), { follows: [2], likes: ['robotics'] }),
    ...staffOf(student, now),
  ]
}

type MakeMember = (kind: string, email: string, profile: StudentProfile, more?: Partial<CastMember>) => CastMember

function staffOf(member: MakeMember, now: number): CastMember[] {
  const named = (name: string): StudentProfile => {
    const empty = emptyProfile()
    return { ...empty, generalInfo: { ...empty.generalInfo, name } }
  }
  const priya = member('Recruiter', 'priya@demo.example', named('Priya Kulkarne-Lane'), {
    type: 'recruiter',
    signIn: '/employer/login',
    recruiter: {
      name: 'Priya Kulkarne-Lane',
      companyInstitution: 'Harborline Robotics',
      title: 'Head of Early Careers',
      phone: '',
      website: 'https://harborline.example',
      about: 'We build robots that work under water, and we hire for curiosity. Interns get a desk, a mentor and a key.',
      locationCity: 'Boston',
      locationState: 'Massachusetts',
      locationCountry: 'United States',
    },
  })
  const samuel = member('Advisor', 'samuel@demo.example', named('Samuel Etcheverano-Cole'), {
    type: 'advisor',
    joinedAt: now - SAMUEL_JOINED * MONTH,
    signIn: '/groupadmin/login',
    recruiter: {
      name: 'Samuel Etcheverano-Cole',
      companyInstitution: 'Larkmere High School',
      title: 'Career Counselor',
      phone: '',
      website: 'https://larkmere.example',
      about: 'I bring juniors and seniors together with people who do what they dream of, and I answer for all of them.',
      locationCity: 'Portland',
      locationState: 'Maine',
      locationCountry: 'United States',
    },
  })
  const alex = member('Super-user', 'alex@demo.example', named('Alex Morrow-Takebashi'), { isSuperUser: true, hidden: true })
  return [priya, samuel, alex]
}
