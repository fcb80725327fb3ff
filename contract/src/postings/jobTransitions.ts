import type { Link, LinkFlags, LinkState } from './links.ts'
import type { Transition } from './linkRules.ts'

const personIn =
  (...states: LinkState[]) =>
  (link: Link) =>
    states.includes(link.person)
const ownerIn =
  (...states: LinkState[]) =>
  (link: Link) =>
    states.includes(link.owner)
const flagged = (link: Link, flags: Partial<LinkFlags>): LinkFlags => ({ ...link.flags, ...flags })

/** Both sides start anew, but whom the owner had rejected, or who had declined, stays so on the owner's side, which keeps no application. */
const withdrawn = (link: Link): Link => ({
  person: 'none',
  owner: link.person === 'rejected' ? link.owner : 'none',
  flags: flagged(link, { withdrawn: true, applied: false, received: false, approved: false, ok2contact: false }),
  beforeRejection: null,
})

/** States that both sides know of. One of them is enough: an applicant may be shortlisted, who contacts may be saved. */
const shared: ReadonlySet<LinkState> = new Set<LinkState>(['applied', 'contacted', 'accepted'])

/** Only who applied or was contacted learns of a rejection. */
const isVisibleToPerson = ({ person, owner }: Pick<Link, 'person' | 'owner'>): boolean => shared.has(person) || shared.has(owner)

/** A person's own no is not the owner's to take back. */
const isOwnNo = (link: Link): boolean => link.owner === 'rejected' && link.beforeRejection === null

const rejectedByOwner = (link: Link): Link => ({
  person: isVisibleToPerson(link) ? 'rejected' : link.person,
  owner: 'rejected',
  flags: flagged(link, { approved: false }),
  beforeRejection: { person: link.person, owner: link.owner },
})

/** What a rejection made of the person's side is taken back with it; what the person chose since then stays. */
function reopened(link: Link): Link {
  const before = link.beforeRejection!
  const wasVisible = isVisibleToPerson(before) && link.person === 'rejected'
  return {
    person: wasVisible ? before.person : link.person,
    owner: before.owner,
    flags: flagged(link, { approved: before.owner === 'accepted' }),
    beforeRejection: null,
  }
}

/**
 * Every rule of how a link to a job changes, one row each (docs/decisions, 'links between people and postings'). `from` of a
 * person's event looks at the person's state, of an owner's at the owner's: neither side is held up by what the other
 * keeps to itself.
 */
export const jobTransitions: readonly Transition[] = [
  {
    event: 'suggest',
    by: 'system',
    // Whoever has said no, or withdrawn, is left in peace.
    from: (link) => link.owner === 'none' && !link.flags.withdrawn && personIn('none', 'suggested', 'saved')(link),
    to: (link) => ({ ...link, person: link.person === 'none' ? 'suggested' : link.person, owner: 'suggested' }),
  },
  {
    event: 'saved',
    by: 'person',
    // An applicant whom the owner contacts stays one.
    from: (link) => personIn('none', 'suggested')(link) || (link.person === 'contacted' && !link.flags.applied),
    to: (link) => ({ ...link, person: 'saved' }),
  },
  {
    event: 'applied',
    by: 'person',
    from: (link) => personIn('none', 'suggested', 'saved', 'rejected')(link) || (link.person === 'contacted' && !link.flags.applied),
    to: (link, { ok2contact }) => ({
      person: 'applied',
      owner: 'applied',
      flags: flagged(link, { applied: true, received: true, withdrawn: false, ok2contact }),
      beforeRejection: null,
    }),
  },
  {
    event: 'withdrawn',
    by: 'person',
    // What was sent is taken back whatever came of it.
    from: (link) => personIn('applied', 'contacted', 'accepted')(link) || (link.person === 'rejected' && link.flags.applied),
    to: withdrawn,
  },
  {
    event: 'ok2contact',
    by: 'person',
    // Also with an application, and once accepted: somebody under 18 could not be reached at all otherwise.
    from: (link) => personIn('contacted', 'applied', 'accepted')(link) && !link.flags.ok2contact,
    to: (link) => ({ ...link, flags: flagged(link, { ok2contact: true }) }),
  },
  {
    event: 'rejected',
    by: 'person',
    // What a student's own list suggests is not stored: it is in no state yet.
    from: personIn('none', 'suggested', 'contacted'),
    // Who declines a mere suggestion tells nobody: what the owner chose stays as it is. Who declines a talk takes back
    // that they agreed to it.
    to: (link) =>
      link.person === 'contacted'
        ? { person: 'rejected', owner: 'rejected', flags: flagged(link, { ok2contact: false }), beforeRejection: null }
        : { ...link, person: 'rejected' },
  },
  // An applicant is shortlisted: the person stays as they are, and does not learn of it.
  { event: 'shortlist', by: 'owner', from: ownerIn('suggested', 'none', 'applied'), to: (link) => ({ ...link, owner: 'saved' }) },
  {
    event: 'dismiss',
    by: 'owner',
    from: ownerIn('suggested'),
    to: (link) => ({ ...link, owner: 'rejected', beforeRejection: { person: link.person, owner: link.owner } }),
  },
  {
    event: 'contacted',
    by: 'owner',
    from: ownerIn('none', 'suggested', 'saved', 'applied'),
    to: (link) => ({ ...link, person: 'contacted', owner: 'contacted', flags: flagged(link, { withdrawn: false }) }),
  },
  {
    event: 'accepted',
    by: 'owner',
    from: (link) =>
      (link.flags.applied && link.owner !== 'accepted' && !isOwnNo(link)) || (link.owner === 'contacted' && link.flags.ok2contact),
    to: (link) => ({
      person: 'accepted',
      owner: 'accepted',
      flags: flagged(link, { approved: true }),
      beforeRejection: null,
    }),
  },
  {
    event: 'rejected',
    by: 'owner',
    from: ownerIn('suggested', 'saved', 'applied', 'contacted', 'accepted'),
    to: rejectedByOwner,
  },
  { event: 'hide', by: 'owner', from: () => true, to: (link) => ({ ...link, flags: flagged(link, { hidden: true }) }) },
  { event: 'unhide', by: 'owner', from: () => true, to: (link) => ({ ...link, flags: flagged(link, { hidden: false }) }) },
  {
    event: 'reopen',
    by: 'owner',
    from: (link) => link.owner === 'rejected' && !isOwnNo(link),
    to: reopened,
  },
  // 'jobCancel': each side takes back what it alone knows of; an application or a talk is withdrawn instead.
  {
    event: 'cancel',
    by: 'person',
    from: personIn('saved'),
    // Who was contacted before saving it still is.
    to: (link) => ({ ...link, person: link.owner === 'contacted' ? 'contacted' : 'none' }),
  },
  {
    event: 'cancel',
    by: 'owner',
    from: ownerIn('saved'),
    // Who is no longer shortlisted still waits for an answer.
    to: (link) => ({ ...link, owner: link.flags.applied ? 'applied' : 'none' }),
  },
]
