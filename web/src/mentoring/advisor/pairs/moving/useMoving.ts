import type { MentorLoad } from '@trellis/contract/mentoring/pairsTable.ts'
import { useEffect, useRef } from 'react'
import { notify } from '../../../../ui/notices/notify.tsx'
import type { PairKind, Pin } from '../pairKinds.ts'
import type { PairActions } from '../pairsQueries.ts'

interface Movable {
  readonly id: string
  readonly pins: readonly Pin[]
}

export type MoveMentee = (mentee: Movable, mentorId: string) => Promise<void>

interface Moving {
  readonly mentees: readonly Movable[]
  readonly nameOf: (menteeId: string) => string
  readonly mentors: ReadonlyMap<string, MentorLoad>
  readonly actions: PairActions
  readonly noun: PairKind['noun']
}

/** Asks for a mentor, or a job, for a mentee, whether they were dragged to it or it was chosen, and offers to take it back. */
export function useMoving({ mentees, nameOf, mentors, actions, noun }: Moving): MoveMentee {
  const latest = useRef(mentees)
  const offer = useRef<{ readonly menteeId: string; readonly hide: () => void }>(undefined)
  useEffect(() => {
    latest.current = mentees
    // What is asked of somebody who is not in the list is not known here: nothing is taken back of it.
    if (!mentees.some(({ id }) => id === offer.current?.menteeId)) offer.current?.hide()
  })
  useEffect(() => () => offer.current?.hide(), [])
  return async ({ id, pins }, mentorId) => {
    const before = pins.find((pin) => pin.mentorId === mentorId)?.kind
    const others = (all: readonly Pin[]) => all.filter((pin) => pin.mentorId !== mentorId)
    if ((await actions.pin(id, [...others(pins), { mentorId, kind: 'require' }])) !== true) return
    const whom = `${noun === 'job' ? '' : 'with '}${mentors.get(mentorId)?.name ?? 'somebody'}`
    const told = `${nameOf(id)}: next time ${whom}. It is in the draft once you find the best ${noun === 'job' ? 'jobs' : 'pairs'}.`
    const hide = notify.undo(told, () => {
      void actions.repin(id, () => {
        // What else was asked since then stays.
        const now = others(latest.current.find((mentee) => mentee.id === id)?.pins ?? pins)
        return before === undefined ? now : [...now, { mentorId, kind: before }]
      })
    })
    offer.current = { menteeId: id, hide }
  }
}
