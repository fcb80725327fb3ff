import type { Id } from '@trellis/contract/wire/ids.ts'
import { plainText } from '@trellis/contract/texts/plainText.ts'
import { levels } from '@trellis/contract/profiles/levels.ts'
import type { Context } from '../../context.ts'
import type { Profile } from '../../profiles/profile.ts'
import { titlesOf } from '../../postings/texts/sameTitle.ts'
import { profileById } from '../../profiles/profiles.queries.ts'
import { entriesOf } from '../../genome/entries.ts'
import { educationOf } from './education.policy.ts'
import type { Taker } from './jobGrounds.policy.ts'

/** What of a student decides which jobs they can take. */
export async function takerOf({ db, clock }: Pick<Context, 'db' | 'clock'>, studentId: Id): Promise<Taker | undefined> {
  const profile = await profileById(db, studentId)
  return profile && takerIn(profile, clock.now())
}

/** The same as a profile tells it. `now` is in milliseconds since 1970. */
export function takerIn({ row, bio }: Profile, now: number): Taker {
  const thisYear = new Date(now).getUTCFullYear()
  return {
    level: levels.indexOf(row.level),
    yearsExperience: row.yearsExperience,
    education: educationOf(bio, thisYear),
    age: row.birthYear === null ? null : thisYear - row.birthYear,
    city: plainText(row.locationCity),
    state: plainText(row.locationState),
    country: plainText(row.locationCountry),
    titles: titlesOf(entriesOf(bio, now)),
  }
}
