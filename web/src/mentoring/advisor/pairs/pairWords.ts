import type { PairRow, DraftDiff, PinKind, Published } from '@trellis/contract/mentoring/pairsTable.ts'
import { pointsWords } from '../../counts.ts'
import type { PairKind } from './pairKinds.ts'
import { counted } from '../../../ui/words/counted.ts'

const pinWords: Readonly<Record<PinKind, string>> = { require: 'Always paired', forbid: 'Never again', prefer: 'Preferred' }

/** What is so of a pair, beside who it is. @param hasEnded whether its mentoring group is archived */
export function stateWords({ mentorId, locked, pinned, published }: PairRow, hasEnded = false): string {
  const state = mentorId === null ? [] : [published ? (hasEnded ? 'Was published' : 'Published') : 'Draft']
  return [...state, ...(locked ? ['Locked'] : []), ...(pinned === null ? [] : [pinWords[pinned]])].join(' · ')
}

/** Who of a pair asks for somebody else. @param hasEnded whether its mentoring group is archived */
export function asksWords(asks: PairRow['asks'], hasEnded = false): string {
  if (asks.length > 1) return `Both ${hasEnded ? 'asked' : 'ask'} for another.`
  const verb = hasEnded ? 'asked' : 'asks'
  return asks[0] === 'mentee' ? `The mentee ${verb} for another mentor.` : `The mentor ${verb} for another mentee.`
}

/** Whether there is no pair, neither before nor after. */
export const hasNoPair = ({ kept, added, ended }: Pick<DraftDiff, 'kept' | 'added' | 'ended'>): boolean => kept + added + ended === 0

const unchangedWords = (diff: DraftDiff, noun: PairKind['noun']): string =>
  hasNoPair(diff) && diff.unmatched > 0
    ? `Nobody is given a ${noun} by these options.`
    : 'Nothing changes: this is the best there is already.'

/** What a draft changes, in one line each. */
export function diffWords(diff: DraftDiff, noun: PairKind['noun'] = 'mentor', none = unchangedWords(diff, noun)): string[] {
  const { kept, added, ended, moved, newlyUnmatched, unmatched, score, publishedGone: gone } = diff
  if (added + ended === 0) return [none, leftWords(unmatched, noun)]
  const before = Math.round(score.before).toLocaleString('en')
  const hadPairs = kept + ended > 0
  return [
    `${counted(added, 'new pair')}${hadPairs ? `, ${staying(kept, 'stay')}, ${staying(ended, 'go', 'goes')}` : ''}`,
    ...(moved > 0 ? [`${counted(moved, 'mentee')} ${moved === 1 ? 'gets' : 'get'} another ${noun}`] : []),
    `${pointsWords(score.after)} together${hadPairs ? `, ${before} before` : ''}`,
    ...(gone === undefined || gone.after === gone.before ? [] : [goneWords(gone)]),
    ...(newlyUnmatched.length > 0 ? [withoutWords(newlyUnmatched, noun)] : []),
    leftWords(unmatched, noun),
  ]
}

const staying = (count: number, verb: string, ofOne = `${verb}s`): string =>
  `${count.toLocaleString('en')} that ${count === 1 ? ofOne : verb}`

/** How many published pairs change, and how much that counts by the options. */
function goneWords({ before, after, price }: NonNullable<DraftDiff['publishedGone']>): string {
  const by = after - before
  const counts =
    price === 0 ? 'which costs nothing by the options' : `which ${by > 0 ? 'costs' : 'saves'} ${pointsWords(Math.abs(by) * price)}`
  return `${counted(after, 'published pair')} ${after === 1 ? 'changes' : 'change'}${before === 0 ? '' : `, ${before.toLocaleString('en')} before`}, ${counts}`
}

/** So many people are named in a sentence. */
export const MOST_NAMED = 5

const withoutWords = (people: DraftDiff['newlyUnmatched'], noun: PairKind['noun']): string =>
  people.length > MOST_NAMED
    ? `${counted(people.length, 'mentee')} lose their ${noun}`
    : `Without a ${noun} now: ${people.map(({ mentee }) => mentee).join(', ')}`

const leftWords = (unmatched: number, noun: PairKind['noun']): string =>
  unmatched === 0 ? `Everybody has a ${noun}.` : `${counted(unmatched, 'mentee')} ${unmatched === 1 ? 'has' : 'have'} no ${noun}.`

/** What a publication would change for members. */
export function publicationWords({ pairs, added, ended, told }: Published): string {
  if (added + ended + told === 0) return pairs === 0 ? 'This draft has no pair to publish.' : 'Members see this draft already.'
  return `${counted(added, 'pair')} new to members${ended === 0 ? '' : `, ${counted(ended, 'pair')} that ${ended === 1 ? 'ends' : 'end'}`}. ${counted(told, 'person', 'people')} would be told.`
}

/** What somebody is told of a publication, as their notification says it. */
export function toldWords({ name, role, hasNobody }: Published['people'][number], noun: PairKind['noun']): string {
  const what = noun === 'job' ? 'internship' : role === 'mentee' ? 'mentor' : 'mentee'
  return hasNobody ? `${name}: they have no ${what} for now` : `${name}: their ${what}s have been chosen`
}
