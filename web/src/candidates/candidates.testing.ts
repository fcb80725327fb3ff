import { newId } from '@trellis/contract/wire/ids.ts'
import type { Candidate } from '@trellis/contract/candidates/candidates.ts'
import type { LinkOfOwner } from '@trellis/contract/postings/linkSides.ts'
import { type LinkState, noFlags } from '@trellis/contract/postings/links.ts'
import { JOB } from '@trellis/contract/postings/postingKinds.ts'
import { rulesOf } from '@trellis/contract/postings/transitions.ts'

const { eventsFrom } = rulesOf(JOB)

/** What a person and a job are to each other, in a state. */
export function linkIn(state: LinkState, more: Partial<LinkOfOwner> = {}): LinkOfOwner {
  const flags = { ...noFlags, applied: state === 'applied', ...more.flags }
  return {
    id: newId(),
    state,
    flag: state,
    can: eventsFrom({ person: 'none', owner: state, flags, beforeRejection: null }, 'owner'),
    contactHeldBy: '',
    reopensTo: null,
    undoUntil: null,
    changedAt: null,
    appliedAt: null,
    note: '',
    resume: null,
    ...more,
    flags,
  }
}

/** A candidate of that name, which is their id too. */
export function candidateIn(name: string, state: LinkState, more: Partial<LinkOfOwner> = {}): Candidate {
  const place = { locationCity: '', locationState: '', locationCountry: '' }
  return {
    _id: name,
    _source: { generalInfo: { name, level: 'col', profilePicture: '', headline: '', ...place } },
    type: 'student',
    ring: null,
    followed: false,
    score: 50,
    parts: { genome: 50, tags: 0, related: 0, text: 0 },
    reasons: [],
    signature: [],
    asked: [],
    link: linkIn(state, more),
  }
}
