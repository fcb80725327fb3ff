import type { PairReason } from '@trellis/contract/mentoring/pairsTable.ts'
import { wishPoints } from '@trellis/contract/mentoring/wishPoints.ts'
import { presentFit } from '../../../matching/matching.present.ts'
import type { Measures } from '../../../matching/scoring/measures.ts'
import type { ReasonWords } from '../../../matching/scoring/reasonWords.ts'
import { toldReasons } from '../../../matching/scoring/tellings.ts'
import type { ComparedVectors } from '../../../matching/vectors/vectors.ts'

const close = (own: string, other: string, node: string): string =>
  `One tells of ${own}, and the other of ${other}: both are grouped under ${node}`
const standOut = (node: string, skill: string): string => `Both stand out in ${node} through ${skill}`
const standOutApart = (node: string, own: string, other: string): string => `Both stand out in ${node}: one by ${own}, one by ${other}`
const differ = (node: string, skill: string): string => `One has more to do with ${node} (${skill}) than the other`

/** Two people, told to somebody else. */
const wordsForAdvisors: ReasonWords = {
  standOut,
  standOutInText: standOut,
  standOutApart,
  standOutApartInText: standOutApart,
  stayBehind: (nodes) => `Both have less ${nodes} in their genomes than average`,
  alikeGenomes: 'Their genomes are alike',
  more: differ,
  less: differ,
  noGenome: 'One of them has no genome to compare yet',
  shows: (skills) => `Both show ${skills} in their bios`,
  showsInText: (skills) => `Both show ${skills} in their bios`,
  noSkills: 'They have no skills in common yet',
  close,
  closeInText: close,
  relatedSkills: 'They have skills that often come together',
  sameWords: (words) => `Both use ${words}`,
  similarTexts: 'They use some words of the same kind',
  little: 'They have little in common yet',
  littleElse: (shown) => `${shown === undefined ? 'They' : `${shown}, and`} have little else in common`,
}

const wishedAs = ['first', 'second', 'third', 'fourth', 'fifth']

/** The score of a pair with its reasons, whose points sum to it. @param wish the place of the mentee’s wish for the mentor, from 0 */
export function pairTold(
  mentee: ComparedVectors | undefined,
  mentor: ComparedVectors | undefined,
  measures: Measures,
  wish: number | undefined,
): { score: number; reasons: PairReason[] } {
  const fit = mentee && mentor && presentFit(mentee, { vectors: mentor, signature: null }, measures, wordsForAdvisors)
  const score = fit?.score ?? 0
  const added = wishPoints(score, wish)
  const reasons: PairReason[] = fit
    ? toldReasons(fit.reasons).map(({ kind, words, points }) => ({ kind, words, points }))
    : [{ kind: 'difference', words: wordsForAdvisors.noGenome, points: 0 }]
  if (wish === undefined) return { score, reasons }
  const wished = { kind: 'wish', words: `The mentee’s ${wishedAs[wish] ?? 'last'} wish`, points: added }
  return { score: score + added, reasons: [...reasons, wished].toSorted((one, other) => other.points - one.points) }
}
