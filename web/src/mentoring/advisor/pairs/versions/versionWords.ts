import type { DraftDiff } from '@trellis/contract/mentoring/pairsTable.ts'
import type { DraftStep, LoadedDraft, NamedDraft, Publication, StepKind } from '@trellis/contract/mentoring/versions/draftVersions.ts'
import { moment } from '../../../../ui/dates.ts'
import { pointsWords } from '../../../counts.ts'
import type { PairKind } from '../pairKinds.ts'
import { counted } from '../../../../ui/words/counted.ts'

const about: Readonly<Record<StepKind, string>> = { pairs: 'pairs', locks: 'locks', pins: 'pins' }

/** Of what a change is, and of how many mentees. */
export const stepWords = ({ kind, mentees }: DraftStep): string =>
  `the ${about[kind]} of ${mentees === 0 ? 'mentees who are not here now' : counted(mentees, 'mentee')}`

/** How a kept draft stands. */
export function namedWords({ pairs, averageScore, without, keptBy, keptAt }: NamedDraft): string {
  const score = averageScore === null ? [] : [`${pointsWords(averageScore)}${pairs === 1 ? '' : ' on average'}`]
  return [counted(pairs, 'pair'), ...score, `${without.toLocaleString('en')} without a mentor`, keptWords(keptBy, keptAt)].join(' · ')
}

const keptWords = (by: string, at: number): string => (by === '' ? moment(at) : `${by}, ${moment(at)}`)

/** What is known of a publication, after when it was. */
export function publicationTold({ publishedBy, began, ended, told }: Publication): string {
  const known = [
    ...(began === null ? [] : [`${counted(began, 'pair')} began`]),
    ...(ended === null ? [] : [`${ended.toLocaleString('en')} ended`]),
    ...(told === null ? [] : [`${counted(told, 'person', 'people')} told`]),
  ]
  return [...(publishedBy === '' ? [] : [publishedBy]), ...known].join(' · ')
}

/** What of a kept draft is not in the draft of now, once it is loaded. */
export function loadedWords({ gone, barred }: LoadedDraft, of: PairKind['noun'] = 'mentor'): string {
  const [are, can] = [gone === 1 ? 'is' : 'are', barred === 1 ? 'it' : 'they']
  return [
    'It is the draft now.',
    ...(gone > 0
      ? [`${counted(gone, 'pair')} ${are} gone with people who take part no more${of === 'job' ? ', or with jobs that are not here' : ''}.`]
      : []),
    ...(barred > 0 ? [`${counted(barred, 'pair')} left out: ${can} cannot be by now.`] : []),
  ].join(' ')
}

/** What the panel is called: drafts of jobs are not kept under names. */
export const historyTitle = ({ keepsVersions }: Pick<PairKind, 'keepsVersions'>): string =>
  keepsVersions ? 'Drafts and history' : 'History'

/** Who somebody gets instead of whom. */
export const moveWords = ({ mentee, from, to }: DraftDiff['moves'][number]): string =>
  `${mentee}: from ${from.join(' and ')} to ${to.join(' and ')}`
