import { useQueryClient } from '@tanstack/react-query'
import type { BioSection } from '@trellis/contract/profiles.ts'
import type { Proposal } from '@trellis/contract/resumes.ts'
import { shorten } from '@trellis/contract/text.ts'
import { useState } from 'react'
import { useDraft } from '../../drafts/drafts.ts'
import { usePerson } from '../../session/session.ts'
import { notify } from '../../ui/notify.tsx'
import { accept } from './proposals.ts'

const LONGEST_WORDS = 60

/**
 * The proposals of the resume read last that nobody has decided on yet. They outlive leaving the page.
 * @param onAccepted is told a section once something was added to it
 */
export function useProposals(onAccepted: (section: BioSection) => void) {
  const { userId } = usePerson()
  const queries = useQueryClient()
  const draft = useDraft<Proposal[]>('bio.proposals')
  const [proposals, setProposals] = useState(() => draft.read())

  const keep = (left: Proposal[] | undefined) => {
    setProposals(left)
    if (left === undefined || left.length === 0) draft.drop()
    else draft.save(left)
  }
  const without = (gone: readonly Proposal[]) =>
    (proposals ?? []).filter(({ id }) => !gone.some((other) => other.id === id))

  return {
    /** Undefined while no resume was read. */
    proposals,
    read: keep,
    close: () => keep(undefined),
    change: (changed: Proposal) =>
      keep((proposals ?? []).map((proposal) => (proposal.id === changed.id ? changed : proposal))),
    accept: async (section: BioSection, accepted: readonly Proposal[]) => {
      keep(without(accepted))
      await accept(queries, userId, section, accepted)
      onAccepted(section)
    },
    dismiss: (proposal: Proposal) => {
      keep(without([proposal]))
      notify.undo(`Dismissed: ${shorten(proposal.words, LONGEST_WORDS)}`, () => {
        // Others may have been decided on since.
        const left = draft.read() ?? []
        if (!left.some(({ id }) => id === proposal.id)) keep([proposal, ...left])
      })
    },
  }
}
export type Proposals = ReturnType<typeof useProposals>
