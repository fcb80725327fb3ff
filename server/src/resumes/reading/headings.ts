/** The parts of a resume that are read; `header` is what stands above the first heading. */
export type SectionKind =
  | 'header'
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'training'
  | 'activities'
  | 'sports'
  | 'volunteering'
  | 'awards'
  | 'interests'
  | 'projects'
  | 'contact'
  | 'ignored'

/** What headings are made of, in lower case. Of several phrases the first says what the section is. */
const phrases: Readonly<Record<SectionKind, string>> = {
  header: '',
  experience: `experience, experiences, work experience, employment, employment history, employment experience, work history, job history,
    professional history, career history, history of employment, internship, internships, internship experience, jobs, positions held,
    leadership experience, teaching experience, research experience, student experience, military experience, military service, work`,
  volunteering: `volunteering, volunteer, volunteer work, volunteer experience, volunteer activities, voluntary work, voluntary experience,
    volunteering experience, community service, community involvement, community work, charity work, service`,
  training: `license, licenses, licence, licences, licensure, certificate, certificates, certification, certifications, credentials,
    registrations, course, courses, training, trainings, workshops, language, languages, professional development, continuing education,
    continuing professional development, cpd, professional qualifications, professional certifications, further training`,
  education: `education, academics, academic background, academic history, academic qualifications, academic record, academic training,
    educational background, educational history, educational qualifications, educational training, background, history, schooling,
    qualifications`,
  projects: 'project, projects, project experience, projects experience',
  interests: 'interest, interests, hobby, hobbies, pastimes',
  skills: `skill, skills, skills summary, skill summary, summary of skills, skill highlights, skills highlights, highlights, skill set, skillset,
    competency, competencies, competences, strength, strengths, tools, expertise, areas of expertise, areas of strength, languages and tools,
    abilities, core qualifications, technologies, proficiencies, technical summary, specialties`,
  sports: 'sport, sports, athletics, athletic, games, team sports',
  activities: `activities, club, clubs, organization, organizations, organisation, organisations, involvement, membership, memberships,
    affiliation, affiliations, associations, leadership, positions of responsibility, student life, campus life`,
  awards: `award, awards, honor, honors, honour, honours, achievement, achievements, accomplishment, accomplishments, scholarship,
    scholarships, publication, publications, recognition, prizes, distinctions`,
  summary: `summary, profile, objective, objectives, statement, about, about me, summary of qualifications, qualifications summary,
    qualification summary, qualifications profile, overview, career overview, executive summary, professional summary`,
  contact:
    'contact, contact me, contact details, contact information, contact info, personal details, personal information, personal info, details',
  ignored: `reference, references, referee, referees, references available on request, references available upon request, availability,
    additional information, other information, declaration`,
}
const kindOf = new Map<string, SectionKind>()
for (const [kind, list] of Object.entries(phrases)) {
  for (const phrase of list.split(/,\s+/)) if (phrase !== '') kindOf.set(phrase, kind as SectionKind)
}
const LONGEST_PHRASE = 5

/** What may stand before a phrase without changing what it says. */
const fillers = new Set(
  `professional relevant related technical clinical computer key core personal selected additional other academic educational school
  campus student career paid part time full previous recent current soft hard special notable major extra curricular extracurricular
  executive team further my it digital practical industry continuing college university military leadership volunteer research teaching`.split(
    /\s+/,
  ),
)
/** These alone head nothing, though they are part of headings. */
const onlyWithOthers = new Set(['background', 'history', 'work', 'details', 'language', 'tools', 'games', 'athletic', 'course'])

const LONGEST_HEADING = 45

/** 'E D U C A T I O N' → 'EDUCATION'. */
function closedUp(line: string): string {
  return /^(\S ){3,}\S$/.test(line) ? line.replaceAll(' ', '') : line
}

function wordsOf(line: string): string[] {
  const bare = closedUp(line.trim())
    .toLowerCase()
    .replace(/&|\/|\+/g, ' and ')
    .replace(/[^a-z ]/g, ' ')
  return bare.split(' ').filter(Boolean)
}

/** The longest phrase that begins at a word. */
function phraseAt(words: readonly string[], at: number): { kind: SectionKind; length: number } | undefined {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length--) {
    const kind = kindOf.get(words.slice(at, at + length).join(' '))
    if (kind) return { kind, length }
  }
  return undefined
}

/** What a line heads, if it is made of nothing but words of headings. */
export function headingKind(line: string): SectionKind | undefined {
  if (line.length > LONGEST_HEADING) return undefined
  const words = wordsOf(line)
  if (words.length === 1 && onlyWithOthers.has(words[0]!)) return undefined
  const kinds: SectionKind[] = []
  for (let at = 0; at < words.length;) {
    const phrase = phraseAt(words, at)
    // 'Student leadership' is leadership, but in 'leadership experience' and 'volunteer activities' it says of what kind.
    const isFiller = fillers.has(words[at]!) && at < words.length - 1 && (phrase === undefined || phrase.length === 1)
    if (isFiller && words[at + 1] !== 'and') at++
    else if (phrase) {
      kinds.push(phrase.kind)
      at += phrase.length
      if (words[at] === 'and' && at < words.length - 1) at++
    } else return undefined
  }
  return kinds[0]
}

const columnHead =
  /^(?:dates?|years?|from|to|period|when|employer|company|organi[sz]ation|name|position|job|title|role|duties|responsibilities|location|place|town|school|college|university|institution|establishment|qualifications?|degree|course|subjects?|grades?|results?|and|or|of|held|attended|obtained|gained|studied|&|\/)$/i

/** 'Dates⇥Employer⇥Position and duties': the head of a table, which tells of nothing. */
export function isTableHead(line: string): boolean {
  if (!line.includes('\t') || line.length > 2 * LONGEST_HEADING) return false
  return line.split(/[\s,]+/).every((word) => columnHead.test(word))
}
