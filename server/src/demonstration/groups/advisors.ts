import type { RecruiterProfile } from '@trellis/contract/accounts/accounts.ts'
import { DAY_MS } from '@trellis/contract/durations.ts'
import { emptyProfile } from '@trellis/contract/profiles/profiles.ts'
import type { MadePerson } from '../people/makePeople.ts'

const ADVISED_FOR_DAYS = 640

type Told = Pick<RecruiterProfile['generalInfo'], 'name' | 'companyInstitution' | 'title' | 'about' | 'locationCity' | 'locationState'>

const told: readonly Told[] = [
  {
    name: 'Marguerite Okonski-Vale',
    companyInstitution: 'Tidewater Aquarium',
    title: 'Head of Learning',
    about: 'I take people to the shore who had only read about it.',
    locationCity: 'Baltimore',
    locationState: 'Maryland',
  },
  {
    name: 'Benedikt Sarpong-Lind',
    companyInstitution: 'Foundry Street Workshop',
    title: 'Shop Steward',
    about: 'Forty benches, two lathes, and somebody at every one of them who shows you how.',
    locationCity: 'Pittsburgh',
    locationState: 'Pennsylvania',
  },
  {
    name: 'Ottilie Brandvold-Reyes',
    companyInstitution: 'Larkmere High School',
    title: 'Librarian',
    about: 'The library is open until five, and so is the kettle. I lead the school’s group with Samuel.',
    locationCity: 'Portland',
    locationState: 'Maine',
  },
]

/** The advisors of a community beside that of the cast. */
export function advisorsOf(now: number): MadePerson[] {
  return told.map((one) => {
    const empty = emptyProfile()
    const [first = '', last = ''] = one.name.toLowerCase().split(' ')
    return {
      name: one.name,
      email: `${first}.${last}@example.org`,
      type: 'advisor',
      profile: { ...empty, generalInfo: { ...empty.generalInfo, name: one.name } },
      hidden: false,
      joinedAt: now - ADVISED_FOR_DAYS * DAY_MS,
      follows: [],
      blocks: [],
      recruiter: { ...one, phone: '', website: '', locationCountry: 'United States' },
    }
  })
}
