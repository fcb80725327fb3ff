import { DAY_MS } from '@trellis/contract/durations.ts'
import { countryOf } from '@trellis/contract/profiles/countries.ts'
import { CURRENT } from '@trellis/contract/texts/dates.ts'
import { type EmploymentType, type JobInfo, lackingPlace, type PayPeriod } from '@trellis/contract/jobs/jobs.ts'
import { hoursWords } from '@trellis/contract/jobs/workingHours.ts'
import { escapeHtml } from '../../platform/html.ts'
import type { JobRow } from '../jobs.present.ts'
import { withoutMarks } from '../../postings/texts/markdownText.ts'

type Data = Record<string, unknown>

/** What schema.org and the search engines that read it call the kinds of employment. */
const employmentTypes: Record<EmploymentType, string> = {
  fullTime: 'FULL_TIME',
  partTime: 'PART_TIME',
  consulting: 'CONTRACTOR',
  internship: 'INTERN',
  unpaid: 'INTERN',
}
const unitTexts: Record<PayPeriod, string> = { hour: 'HOUR', month: 'MONTH', year: 'YEAR' }

const dayOf = (date: number): string => new Date(date).toISOString().slice(0, 10)

/**
 * A public job as schema.org's JobPosting (https://schema.org/JobPosting). What the employer did not tell is left out.
 * @returns undefined where search engines would refuse it: a job that was opened before its place was asked for
 */
export function jobPosting({ posting, info }: JobRow, address: string): Data | undefined {
  const where = whereOf(info)
  if (where === undefined) return
  const { name, companyInstitution, employmentType, applyUntil, startDate, skills } = info
  const workHours = hoursWords(info.hours)
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: name,
    description: paragraphs(withoutMarks(info.description)),
    identifier: { '@type': 'PropertyValue', name: companyInstitution, value: posting.id },
    url: address,
    datePosted: dayOf((posting.openedAt ?? posting.createdAt).getTime()),
    // To the end of the last day.
    ...(isDay(applyUntil) && { validThrough: new Date(applyUntil + DAY_MS - 1).toISOString() }),
    ...(isDay(startDate) && { jobStartDate: dayOf(startDate) }),
    employmentType: employmentTypes[employmentType],
    ...(workHours !== '' && { workHours }),
    hiringOrganization: { '@type': 'Organization', name: companyInstitution },
    ...where,
    ...payOf(info),
    ...(skills.length > 0 && { skills: skills.map((skill) => skill.name).join(', ') }),
    directApply: true,
  }
}

const isDay = (date: number | null): date is number => date !== null && date !== CURRENT

/** A description is HTML there. */
const paragraphs = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('')

/** Where the work is done, or where who does it from home has to live. */
function whereOf(info: JobInfo): Data | undefined {
  const country = countryOf(info.locationCountry)
  if (country === undefined || Object.keys(lackingPlace(info)).length > 0) return
  const { workplace, locationCity, locationState } = info
  if (workplace === 'remote') {
    const region = locationState
      ? { '@type': 'State', name: `${locationState}, ${country.name}` }
      : { '@type': 'Country', name: country.name }
    return { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: region }
  }
  const address = {
    '@type': 'PostalAddress',
    ...(locationCity && { addressLocality: locationCity }),
    ...(locationState && { addressRegion: locationState }),
    addressCountry: country.code,
  }
  return { jobLocation: { '@type': 'Place', address } }
}

function payOf({ pay: { min, max, currency, per } }: JobInfo): Data {
  if (min === null && max === null) return {}
  const amount = min === null || max === null || min === max ? { value: max ?? min } : { minValue: min, maxValue: max }
  const value = { '@type': 'QuantitativeValue', ...amount, unitText: unitTexts[per] }
  return { baseSalary: { '@type': 'MonetaryAmount', currency, value } }
}
