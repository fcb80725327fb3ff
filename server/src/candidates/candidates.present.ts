import { JOB } from '@trellis/contract/postings/postingKinds.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { type Beside, presentFit } from '../matching/matching.present.ts'
import type { AskedSkill } from '@trellis/contract/matching/askedSkills.ts'
import type { ShownSkills } from '../matching/scoring/askedSkills.ts'
import type { Measures } from '../matching/scoring/measures.ts'
import { wordsForOwners } from '../matching/scoring/reasonWords.ts'
import type { ComparedVectors } from '../matching/vectors/vectors.ts'
import { undoableBy, undoUntilOf } from '../postings/links/links.policy.ts'
import { linkOfOwner } from '../postings/links/links.present.ts'
import type { Posting } from '../postings/postings.queries.ts'
import { sameTitle, titlesOf } from '../postings/texts/sameTitle.ts'
import { cardOf } from '../profiles/cards.queries.ts'
import type { FoundCandidate } from './candidates.queries.ts'

/** The posting that people are candidates for, and who looks at them when. */
interface CandidateReading {
  readonly actorId: Id
  readonly posting: Posting
  /** The posting's vectors. */
  readonly own: ComparedVectors
  /** Which of the skills that it lists somebody has. */
  readonly askedSkills: (shown: ShownSkills) => AskedSkill[]
  readonly measures: Measures
  /** Milliseconds since 1970. */
  readonly now: number
}

/** A person as the owner's side of a posting sees them: how well they fit and why, which is still to be told, and what they are to it. */
export function presentCandidate(found: FoundCandidate, reading: CandidateReading) {
  const { actorId, posting, own, askedSkills, measures, now } = reading
  const { card, person, vectors, entries, link, recent } = found
  const undoUntil = undoUntilOf(undoableBy({ actorId, side: 'owner' }, recent, now))
  return {
    ...cardOf(card),
    ...presentFit(own, found, measures, wordsForOwners[posting.kind], besideOf(posting, entries)),
    asked: askedSkills({ entries, skills: vectors.tags.indices }),
    link: linkOfOwner(link, { personId: card.id, person, posting, now, undoUntil }),
  }
}

/** What speaks for somebody beside their likeness: that they did what the job is called. */
function besideOf(posting: Posting, entries: FoundCandidate['entries']): Beside[] {
  const title = posting.kind === JOB ? sameTitle(posting, titlesOf(entries(), posting.name), 'their') : undefined
  return title === undefined ? [] : [title]
}
