import type { Id } from '@trellis/contract/wire/ids.ts'
import { plainText } from '@trellis/contract/texts/plainText.ts'
import { levels } from '@trellis/contract/profiles/levels.ts'
import type { Context } from '../../context.ts'
import { entriesOf } from '../../genome/entries.ts'
import { searcherOf } from '../../matching/matching.queries.ts'
import { titlesOf } from '../../postings/texts/sameTitle.ts'
import type { Profile } from '../../profiles/profile.ts'
import { profileById } from '../../profiles/profiles.queries.ts'
import { educationOf, type Schooling } from './education.policy.ts'
import type { JobSeeker } from './jobFit.present.ts'
import type { Taker } from './jobGrounds.policy.ts'

/** A student as jobs are compared with them; undefined where they have no bio yet. */
export async function jobSeekerOf({ db, clock }: Pick<Context, 'db' | 'clock'>, studentId: Id): Promise<JobSeeker | undefined> {
  const [searcher, profile] = await Promise.all([searcherOf(db, studentId), profileById(db, studentId)])
  if (searcher === undefined || profile === undefined) return undefined
  const now = clock.now()
  return { own: searcher.vectors, taker: takerIn(profile, now), titles: titlesOf(entriesOf(profile.bio, now)) }
}

/** What is read of a profile for it. */
interface ReadOfTaker {
  readonly row: Pick<Profile['row'], 'level' | 'yearsExperience' | 'birthYear' | 'locationCity' | 'locationState' | 'locationCountry'>
  readonly bio: Schooling
}

/** What of a student decides which jobs they can take, as a profile tells it. `now` is in milliseconds since 1970. */
export function takerIn({ row, bio }: ReadOfTaker, now: number): Taker {
  const thisYear = new Date(now).getUTCFullYear()
  return {
    level: levels.indexOf(row.level),
    yearsExperience: row.yearsExperience,
    education: educationOf(bio, thisYear),
    age: row.birthYear === null ? null : thisYear - row.birthYear,
    city: plainText(row.locationCity),
    state: plainText(row.locationState),
    country: plainText(row.locationCountry),
  }
}
