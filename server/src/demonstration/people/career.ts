import { DAY_MS } from '@trellis/contract/durations.ts'
import { CURRENT, YEAR_MS } from '@trellis/contract/texts/dates.ts'
import { isWorking } from '@trellis/contract/profiles/levels.ts'
import type { PositionHeld, ProfessionalInfo } from '@trellis/contract/profiles/profiles.ts'
import { madeLevels } from '../levels.ts'
import type { Stage } from './callings.ts'
import type { EntryWriter } from './entries.ts'
import { memberships } from './pastimes.ts'
import { employerName } from './places.ts'
import type { Random } from '../random.ts'
import { capitalized, inWords, sentence } from './sentences.ts'

interface Span {
  readonly start: number
  readonly end: number
  readonly isCurrent: boolean
  readonly stage: Stage
}

const MIDDLE_FROM_YEARS = 3.5
const SENIOR_FROM_YEARS = 10

/** Work so far and what somebody does beside it; for students nothing but where they want to be. */
export function professionalOf(writer: EntryWriter, now: number): ProfessionalInfo {
  const { random, who } = writer
  const works = isWorking(who.level)
  const aim = random.pick(who.calling.aims)
  const [dream] = writer.choose('work', 1)
  const title = random.pick(who.calling.titles.senior)
  const isWritten = who.diligence > 0.3 && (works || random.chance(0.5))
  const positions = spansOf(random, writer, now).map((span) => positionOf(writer, span))
  return {
    positionsHeld: positions.toReversed(),
    clubsOrgs: works ? random.some(memberships, writer.count(0, 2)).map((club) => writer.activity(club, club.roles, 10)) : [],
    otherInterests: works ? writer.hobbies(writer.count(0, 3)).map((hobby) => writer.activity(hobby, hobby.roles, 10)) : [],
    impactfulActivities: works
      ? writer.choose('feats', writer.count(0, 2)).map(({ words, tags }) => writer.tagged({ words: capitalized(words), tags }))
      : [],
    aspirationalRole: isWritten ? sentence(random, 'roles', { title, aim, a: dream?.words ?? 'teaching' }) : '',
    adviceToSelf: isWritten ? random.pick(who.temperament.advice) : '',
  }
}

/** The positions of a working life in order, with a short break between two at most now and then. */
function spansOf(random: Random, { who }: EntryWriter, now: number): Span[] {
  const { careerStart, careerEnd } = who.timeline
  if (careerStart === undefined) return []
  const until = careerEnd ?? now
  const years = (until - careerStart) / YEAR_MS
  const { positions } = madeLevels[who.level].career ?? {}
  const count = positions ? random.whole(...positions) : Math.min(random.whole(1, 3), Math.max(1, Math.floor(years)))
  const shares = Array.from({ length: count }, () => 0.6 + random.next())
  const sum = shares.reduce((total, share) => total + share, 0)
  let begin = careerStart
  return shares.map((share, at) => {
    const start = firstOfMonth(begin)
    begin += (share / sum) * (until - careerStart)
    const isLast = at === count - 1
    const pause = random.chance(0.25) ? random.whole(20, 120) * DAY_MS : 0
    const end = isLast ? until : Math.max(start, firstOfMonth(begin - pause))
    return { start, end, isCurrent: isLast && careerEnd === undefined, stage: stageAt((begin - careerStart) / YEAR_MS) }
  })
}

function firstOfMonth(moment: number): number {
  const day = new Date(moment)
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 1)
}

function stageAt(years: number): Stage {
  if (years < MIDDLE_FROM_YEARS) return 'entry'
  return years < SENIOR_FROM_YEARS ? 'middle' : 'senior'
}

const yearsInWords = ['first', 'second', 'third', 'fourth']

function positionOf(writer: EntryWriter, span: Span): PositionHeld {
  const { random, who } = writer
  const { calling, diligence } = who
  const [a, b, c] = random.some(calling.work, 3)
  const feat = span.stage === 'entry' && random.chance(0.5) ? undefined : writer.own('feats')
  const hasFeat = feat !== undefined && random.chance(0.5)
  const pride = hasFeat ? undefined : feat
  const gaps = { a: a!.words, b: b!.words, c: c!.words, n: inWords(teamSize(random, span.stage)) }
  const tense = span.isCurrent ? 'present' : 'past'
  const years = Math.floor((span.end - span.start) / YEAR_MS)
  const when = { year: yearsInWords[random.whole(0, Math.min(years, 3))]!, few: inWords(random.whole(2, 6)) }
  const description = [
    sentence(random, 'openings', gaps, tense),
    random.chance(0.75) ? sentence(random, span.stage === 'senior' ? 'leading' : 'settings', gaps, tense) : '',
    hasFeat ? sentence(random, 'results', { ...when, feat: feat.words }) : '',
    sentence(random, 'lessons'),
  ].filter(Boolean)
  const says = (probability: number) => random.chance(probability * Math.min(1, 0.3 + diligence))
  return {
    name: random.pick(calling.titles[span.stage]),
    companyInstitution: employerName(random, calling.employers),
    workDescription: (diligence < 0.2 ? description.slice(0, 2) : description).join(' '),
    startDate: span.start,
    endDate: span.isCurrent ? CURRENT : span.end,
    proudestAcomplishments: pride !== undefined && says(0.9) ? sentence(random, 'proudest', { feat: pride.words }) : '',
    bestPartOfWorking: says(0.8) ? sentence(random, 'best', gaps) : '',
    canBeImproved: says(0.6) ? sentence(random, 'improve') : '',
    tags: writer.tagged(random.pick([a!, b!])).tags,
  }
}

function teamSize(random: Random, stage: Stage): number {
  return stage === 'senior' ? random.whole(6, 60) : random.whole(3, 24)
}
