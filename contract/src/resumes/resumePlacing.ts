import { isWorking, mainSectionOf } from '../profiles/levels.ts'
import type { BioSection, StudentProfile } from '../profiles/profiles.ts'
import { folded, onlyNew, storable, type Suggestion } from './proposals.ts'
import type { ActivityFact, PositionFact, ResumeFacts, SchoolFact, SkillsIn, TextFact } from './resumeFacts.ts'
import { MOST_TAGS } from '../profiles/tags.ts'
import { readLink } from '../texts/text.ts'

type School = 'highschoolInfo' | 'collegeInfo' | 'graduateInfo'

const LONGEST_NAME = 200
const LONGEST_SELF_DESCRIPTION = 500
const LONGEST_PARAGRAPH = 5_000
const cut = (value: string, length: number) => {
  const kept = storable(value).trim()
  return kept.length <= length ? kept : `${kept.slice(0, length - 3).replace(/[\uD800-\uDBFF]$/, '')}...`
}
const joined = (words: readonly string[], between: string) => words.filter(Boolean).join(between)
const nameOf = (value: string) => cut(value.replace(/\s+/g, ' '), LONGEST_NAME)

/** The school that somebody at this level goes to or went to last. */
function presentSchool({ generalInfo, graduateInfo }: StudentProfile): School {
  const main = mainSectionOf(generalInfo.level)
  if (main !== 'professionalInfo') return main
  return graduateInfo.name ? 'graduateInfo' : 'collegeInfo'
}

/** Any of the words by itself; a dot stands for one that may be left out, as in 'B.Sc.' and 'BSc'. */
const anyOf = (words: string) => new RegExp(`(?<!\\p{L})(?:${words.replaceAll('.', '\\.?').replaceAll(', ', '|')})(?!\\p{L})`, 'iu')
const highSchool = anyOf(
  'high ?school, secondary school, prep school, sixth form, g.e.d, a[- ]levels?, gcses?, highers, gymnasium, lyc[ée]e',
)
const mastery = anyOf("master'?s?, m.sc?, m.a, m.b.a, m.ed, m.eng, m.phil, ll.m, p.g.c.e, graduate")
const doctorate = anyOf('ph. ?d, doctor(ate|al)?, d.phil, j.d, m.d')
const undergraduate = anyOf("bachelor'?s?, b.sc?, b.a, b.eng, associate'?s?, undergraduate")

function sectionOf({ name, degree, majors }: SchoolFact): School {
  if (highSchool.test(`${degree} ${name}`)) return 'highschoolInfo'
  const studies = `${degree} ${degree ? '' : majors.join(' ')}`
  const isGraduate = doctorate.test(studies) || (mastery.test(studies) && !undergraduate.test(degree))
  return isGraduate ? 'graduateInfo' : 'collegeInfo'
}

/** Says where in the bio each fact belongs, given the person's level, and leaves out what the bio has already. */
export function suggestionsOf(facts: ResumeFacts, profile: StudentProfile, skillsIn: SkillsIn): Suggestion[] {
  const school = presentSchool(profile)
  const works = isWorking(profile.generalInfo.level)
  const stage: BioSection = works ? 'professionalInfo' : school
  const tagsOf = (text: string) => ({ tags: skillsIn(text).slice(0, MOST_TAGS) })

  const tagged = (section: BioSection, field: string) => (fact: ActivityFact) => {
    const name = nameOf(fact.name)
    return row(section, field, { name, ...tagsOf(`${name}\n${cut(fact.details ?? '', LONGEST_PARAGRAPH)}`) }, fact.quote)
  }
  const activity = (section: BioSection, field: string) => (fact: ActivityFact) => {
    const { value, quote } = tagged(section, field)(fact)
    const placed = { titlePosition: nameOf(fact.role ?? ''), duration: nameOf(fact.duration ?? '') }
    return row(section, field, { ...value, ...placed }, quote)
  }
  const position = (fact: PositionFact) => {
    const { title, company, start, end, description, highlights = '' } = fact
    const workDescription = cut(description, LONGEST_PARAGRAPH)
    const proudestAcomplishments = cut(highlights, LONGEST_PARAGRAPH)
    const value = {
      name: nameOf(title),
      companyInstitution: nameOf(company),
      startDate: start,
      endDate: end,
      workDescription,
      proudestAcomplishments,
      ...tagsOf(`${cut(title, LONGEST_NAME)}\n${workDescription}\n${proudestAcomplishments}`),
    }
    return row('professionalInfo', 'positionsHeld', value, fact.quote)
  }
  const accomplishment = (fact: ActivityFact) =>
    works
      ? tagged('professionalInfo', 'impactfulActivities')(fact)
      : row(school, 'proudestAcomplishments', { name: cut(fact.name, 1_000) }, fact.quote)

  return onlyNew(profile, [
    ...facts.texts.flatMap(textSuggestions),
    ...facts.links.flatMap(linkSuggestions),
    ...schoolSuggestions(facts.schools, profile, tagsOf),
    ...facts.positions.map(position),
    ...facts.sports.map(works ? activity(stage, 'otherInterests') : activity(school, 'sportsGames')),
    ...facts.activities.map(activity(stage, 'clubsOrgs')),
    ...facts.projects.map(activity(school, 'jobsInternshipsProjects')),
    ...facts.interests.map(activity(stage, 'otherInterests')),
    ...facts.training.map(tagged(school, 'otherTraining')),
    ...facts.achievements.map(accomplishment),
  ]).filter(({ value }) => typeof value === 'string' || value.name || value.companyInstitution)
}

function row(section: BioSection, field: string, value: Record<string, unknown>, quote: string) {
  return { section, field, value, quote: storable(quote).trim() }
}

function textSuggestions({ field, text }: TextFact): Suggestion[] {
  const quote = storable(text).trim()
  if (field === 'summary') return summarySuggestions(quote)
  const named = field === 'label' ? 'internshipKeywords' : field
  return [{ section: 'generalInfo', field: named, value: nameOf(text), quote }]
}

const MOST_ADJECTIVES = 6
const isAspiration =
  /\b(?:to (?:find|obtain|gain|become|secure|work as|study)|seek(?:ing)?|aspir(?:e|ing)|looking for|hop(?:e|ing) to|want to)\b/i

/** The bio asks for adjectives and for where somebody wants to be. A summary that is neither has no place in it. */
function summarySuggestions(summary: string): Suggestion[] {
  const words = summary
    .replace(/[,;.]|\band\b/g, ' ')
    .trim()
    .split(/\s+/)
  if (words.length <= MOST_ADJECTIVES && /,|\band\b/.test(summary)) {
    return [{ section: 'ikigaiInfo', field: 'selfDescribe', value: cut(summary, LONGEST_SELF_DESCRIPTION), quote: summary }]
  }
  if (!isAspiration.test(summary)) return []
  return [{ section: 'ikigaiInfo', field: 'aspireTo', value: cut(summary, LONGEST_PARAGRAPH), quote: summary }]
}

const profileSites = { 'linkedin.com': 'liProfile', 'facebook.com': 'fbProfile' }
const videoSites = ['youtube.com', 'youtu.be', 'vimeo.com']

function linkSuggestions(written: string): Suggestion[] {
  const link = readLink(written)
  const host = link ? new URL(link).hostname.replace(/^www\./, '') : ''
  const is = (site: string) => host === site || host.endsWith(`.${site}`)
  const field = videoSites.some(is) ? 'selfVideo' : Object.entries(profileSites).find(([site]) => is(site))?.[1]
  return link && field ? [{ section: 'generalInfo', field, value: link, quote: written }] : []
}

/**
 * The bio has one school of each kind. A school goes where the bio has none of its kind yet, or has the same one; any
 * other becomes training, so that a second degree is not lost.
 */
function schoolSuggestions(
  schools: readonly SchoolFact[],
  profile: StudentProfile,
  tagsOf: (text: string) => { tags: readonly string[] },
): Suggestion[] {
  const names = new Map<School, string>()
  return schools.flatMap((fact) => {
    const section = sectionOf(fact)
    const name = nameOf(fact.name)
    const quote = storable(fact.quote).trim()
    const taken = names.get(section) ?? profile[section].name
    if (taken && folded(taken) !== folded(name)) {
      const what = joined([joined([fact.degree, fact.majors.join(', ')], ' in '), name], ' at ')
      const training = { name: nameOf(joined([what, fact.year], ', ')), ...tagsOf(what) }
      return [row('collegeInfo', 'otherTraining', training, quote)]
    }
    names.set(section, name)
    const rows = (field: string, values: readonly string[] = []) =>
      values.map((value) => row(section, field, { name: nameOf(value), ...tagsOf(value) }, quote))
    const text = (field: string, value = '') => ({ section, field, value: nameOf(value), quote })
    const studied = section === 'highschoolInfo' ? [] : [...rows('major', fact.majors), ...rows('minor', fact.minors)]
    const degree = section === 'highschoolInfo' ? [] : [text('degree', fact.degree)]
    const about = [text('name', name), ...degree, text('graduationYear', fact.year), text('locationCity', fact.city)]
    return [...about.filter(({ value }) => value), ...studied, ...rows('favoriteSubjects', fact.courses)]
  })
}
