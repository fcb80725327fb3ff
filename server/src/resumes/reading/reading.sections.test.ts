import { expect, test } from 'vitest'
import { sectionsOf } from './sections.ts'

test.each([
  ['EXPERIENCE', 'experience'],
  ['Professional Experience', 'experience'],
  ['Work History:', 'experience'],
  ['Employment', 'experience'],
  ['Leadership Experience', 'experience'],
  ['E X P E R I E N C E', 'experience'],
  ['Education', 'education'],
  ['Education & Training', 'education'],
  ['Academic Background', 'education'],
  ['Technical Skills', 'skills'],
  ['Skills & Interests', 'skills'],
  ['Core Competencies', 'skills'],
  ['Languages', 'training'],
  ['Licenses and Certifications', 'training'],
  ['Extracurricular Activities', 'activities'],
  ['Extra-curricular activities', 'activities'],
  ['Leadership & Activities', 'activities'],
  ['Clubs and Organizations', 'activities'],
  ['Volunteer Experience', 'volunteering'],
  ['COMMUNITY SERVICE', 'volunteering'],
  ['Honors & Awards', 'awards'],
  ['Publications', 'awards'],
  ['Hobbies and Interests', 'interests'],
  ['Interests', 'interests'],
  ['Athletics', 'sports'],
  ['Academic Projects', 'projects'],
  ['Career Objective', 'summary'],
  ['About Me', 'summary'],
  ['Contact', 'contact'],
  ['References available upon request', 'ignored'],
])('%s', (line, kind) => {
  expect(sectionsOf(`Ada\n${line}\nText`).at(-1)).toEqual({ kind, lines: ['Text'] })
})

test.each(['Experienced with horses', 'Skilled worker', 'Blue Door Coffee', '• Experience', 'I like education a lot'])(
  '%s is no heading',
  (line) => expect(sectionsOf(`Ada\n${line}`)).toHaveLength(1),
)
