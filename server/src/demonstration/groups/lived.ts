import { DAY_MS, HOUR_MS, MINUTE_MS } from '@trellis/contract/durations.ts'
import type { FitAnswer } from '@trellis/contract/mentoring/living/fit.ts'
import type { MentoringRole } from '@trellis/contract/mentoring/mentoringGroups.ts'
import type { LivedPair } from '../../mentoring/living/living.bulk.ts'
import type { PairOfIds } from '../../mentoring/tables/tableState.ts'
import { type Random, randomOf } from '../random.ts'

const SEED = 46
const ASKED_AFTER = 30 * DAY_MS

const notes = [
  'Talked about what an ordinary week looks like.',
  'Went through the resume line by line.',
  'Practised an interview: twice through the first ten minutes.',
  'Made a list of three people to write to.',
  'Looked at two programs, and what each asks for.',
]
/** How pairs go on: most meet, some stop after a while, some never begin. */
type Course = 'meets' | 'plans' | 'stops' | 'never'

const courseOf = (random: Random): Course => {
  const drawn = random.next()
  if (drawn < 0.62) return 'meets'
  if (drawn < 0.8) return 'plans'
  return drawn < 0.94 ? 'stops' : 'never'
}

/** Who asks for another one, the first of those who go on so, and why. */
const asking: readonly { readonly course: Course; readonly by: MentoringRole; readonly reason: string }[] = [
  { course: 'never', by: 'mentee', reason: 'We have tried four times to find an hour, and never did.' },
  { course: 'stops', by: 'mentor', reason: 'By now it is about research, and I have never worked in it.' },
]

/**
 * What the pairs of a mentoring group have done since they were published: up to four months of sessions, answers, and two who ask for another.
 * The same for the same pairs in the same order.
 * @param pairs each with the moment since which members see it, as all times in milliseconds since 1970
 */
export function livedBy(pairs: readonly (PairOfIds & { readonly since: number })[], now: number): LivedPair[] {
  const courses = pairs.map((_, at) => courseOf(randomOf(SEED, at)))
  const asks = new Map(asking.map(({ course, ...ask }) => [courses.indexOf(course), { ...ask, at: now - 3 * DAY_MS }]))
  return pairs.map(({ menteeId, mentorId, since }, at) => {
    const random = randomOf(SEED + 1, at)
    const course = courses[at]!
    const askedAt = since + ASKED_AFTER
    const sessions = sessionsOf(course, random, since, now)
    const answered = () => {
      const answer = answerOf(course, random)
      return answer && { answer, at: Math.min(now, askedAt + random.whole(1, 90) * HOUR_MS) }
    }
    const asked = now < askedAt ? undefined : { at: askedAt, answers: { mentee: answered(), mentor: answered() } }
    return { menteeId, mentorId, sessions, asked, asks: asks.get(at) }
  })
}

/** Each is written down once it is over; one to come, when the two met last. */
function sessionsOf(course: Course, random: Random, since: number, now: number): LivedPair['sessions'] {
  if (course === 'never') return []
  const end = course === 'stops' ? Math.min(since + 60 * DAY_MS, now - 30 * DAY_MS) : now - random.whole(1, 14) * DAY_MS
  const times: number[] = []
  for (let time = end; time > since + DAY_MS; time -= random.whole(9, 20) * DAY_MS) times.unshift(time)
  if (course === 'plans') times.push(now + random.whole(2, 12) * DAY_MS)
  let writtenAt = since + HOUR_MS
  return times.map((time) => {
    const at = Math.floor(time / DAY_MS) * DAY_MS + random.whole(14, 22) * HOUR_MS
    const minutes = 15 * random.whole(2, 5)
    const by = random.chance(0.6) ? ('mentee' as const) : ('mentor' as const)
    const note = random.chance(0.4) ? random.pick(notes) : ''
    const isOver = at + minutes * MINUTE_MS <= now
    if (isOver) writtenAt = at + minutes * MINUTE_MS
    return { at, writtenAt, minutes, by, timeZone: 'America/New_York', note: isOver ? note : '' }
  })
}

function answerOf(course: Course, random: Random): FitAnswer | null {
  if (random.chance(0.25)) return null
  const drawn = random.next()
  if (course === 'meets' || course === 'plans') return drawn < 0.88 ? 'yes' : 'unsure'
  return course === 'stops' && drawn < 0.25 ? 'yes' : drawn < 0.7 ? 'unsure' : 'no'
}
