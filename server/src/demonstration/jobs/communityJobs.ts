import { randomOf } from '../random.ts'
import type { MadePerson, Recipe } from '../people/makePeople.ts'
import { callings } from '../people/callings.ts'
import { outlineOf } from '../people/outline.ts'
import type { Place } from '../people/places.ts'
import { castOf, type CastMember } from '../cast/cast.ts'
import { linkOf, type MadeLink, type Seeker } from '../links.ts'
import { seekersOf } from '../seekers.ts'
import { linksOf, offeredJob } from './applications.ts'
import { castLinks } from './castLinks.ts'
import { type Employer, employerOf, type Wish, youthOfficeOf } from './employers.ts'
import { type MadeJob, makeJobs } from './makeJobs.ts'
import { priyaJobs } from './priyaJobs.ts'
import { pupilJobs } from './pupilJobs.ts'

/** For so many people there is one employer, who has so many jobs. */
const PEOPLE_OF_AN_EMPLOYER = 15
const JOBS_OF_AN_EMPLOYER = 6
/** One for each of the cast who is past school. */
const LEAST_EMPLOYERS = 4
/** For so many people there is one job that somebody at school can take, and for so many one office that posts such jobs. */
const PEOPLE_OF_A_PUPIL_JOB = 4
const PEOPLE_OF_AN_OFFICE = 1_000
/** Streams of chance that nobody else takes. */
const LINKS_STREAM = 40_000_000
/** Each job of the cast's recruiter has one of its own, so that a change to it moves nobody else. */
const PRIYA_STREAM = 41_000_000

const companiesAmong = (count: number): number => Math.max(LEAST_EMPLOYERS, Math.round(count / PEOPLE_OF_AN_EMPLOYER))
const officesAmong = (count: number): number => Math.ceil(count / PEOPLE_OF_AN_OFFICE)

/** The made-up employers of a community, youth offices last: the recruiter of the cast is not among them. */
export function employersOf(recipe: Recipe): Employer[] {
  const { seed, count, now } = recipe
  const companies = companiesAmong(count)
  const wishes = wishesOf(recipe).filter(({ level }) => level !== 'hs')
  const others = Array.from({ length: officesAmong(count) }, (_, at) => youthOfficeOf(seed, companies + at, now))
  return [...Array.from({ length: companies }, (_, at) => employerOf(seed, at, now, wishes[at])), ...others]
}

const homeOf = ({ locationCity, locationState, locationCountry }: Place): Place => ({ locationCity, locationState, locationCountry })

/** What the cast and then the others would like to do: employers hire, and offices look, where those live whom they are for. */
const wishesOf = (recipe: Recipe): Wish[] => [...wishesOfCast(castOf(recipe.now)), ...wishesOfOthers(recipe)]

function wishesOfOthers({ seed, count, now }: Recipe): Wish[] {
  return Array.from({ length: count }, (_, at) => outlineOf(seed, at, now))
}

/** The first wish of each, then the second ones. */
function wishesOfCast(cast: readonly CastMember[]): Wish[] {
  const wishes = cast.flatMap(({ likes, profile: { generalInfo } }) =>
    likes.map((id, place) => ({
      place,
      calling: callings.find((calling) => calling.id === id)!,
      home: homeOf(generalInfo),
      level: generalInfo.level,
    })),
  )
  return wishes.toSorted((one, other) => one.place - other.place)
}

export interface MadeJobWithLinks {
  readonly job: MadeJob
  readonly links: readonly MadeLink[]
}

/**
 * The jobs of a community with all that happened to them. The recruiter of the cast is the first employer, the made-up
 * ones follow.
 * @param people the community in its order: the cast, then the made-up people
 * @param castSize how many of them are the cast
 */
export function jobsOf(
  recipe: Recipe,
  employers: readonly Employer[],
  people: readonly MadePerson[],
  castSize: number,
): MadeJobWithLinks[] {
  const { seed, now } = recipe
  const all = seekersOf(recipe, people, castSize)
  const seekers = all.slice(castSize)
  const random = randomOf(seed, LINKS_STREAM)
  const ofPriya = priyaJobs(0, now).map((job, at) => ({
    job,
    links: [
      ...castLinksOf(recipe, job, at, people.slice(0, castSize), all),
      ...linksOf(randomOf(seed, PRIYA_STREAM + at), job, seekers, now),
    ],
  }))
  const companies = companiesAmong(recipe.count)
  const offices = employers.slice(companies).map((_, at) => companies + at)
  const pupils = wishesOf(recipe).filter(({ level }) => level === 'hs')
  const others = [
    ...employers.slice(0, companies).flatMap((employer, at) => makeJobs(seed, at, employer, JOBS_OF_AN_EMPLOYER, now)),
    ...pupilJobs(seed, Math.round(recipe.count / PEOPLE_OF_A_PUPIL_JOB), offices, pupils, now),
  ]
  const ofOthers = others.map((job) => ({
    job: { ...job, employer: job.employer + 1 },
    links: linksOf(random, job, seekers, now),
  }))
  return [...ofPriya, ...ofOthers]
}

function castLinksOf(
  { seed, now }: Recipe,
  job: MadeJob,
  place: number,
  cast: readonly MadePerson[],
  seekers: readonly Seeker[],
): MadeLink[] {
  const random = randomOf(seed, LINKS_STREAM + 1 + place)
  return castLinks
    .filter((link) => link.job === place)
    .map(({ email, steps }) => {
      const seeker = seekers[cast.findIndex((member) => member.email === email)]!
      return linkOf(random, offeredJob(job), seeker, steps, job.closedAt ?? now)
    })
}
