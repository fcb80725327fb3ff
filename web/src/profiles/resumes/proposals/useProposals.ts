import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { BioSection, ProfileRecord } from '@trellis/contract/profiles/profiles.ts'
import type { LeftOut, Proposal } from '@trellis/contract/resumes/resumes.ts'
import { shorten } from '@trellis/contract/texts/text.ts'
import { useState } from 'react'
import { useDraft } from '../../../drafts/drafts.ts'
import { usePerson } from '../../../session/session.ts'
import { notify } from '../../../ui/notices/notify.tsx'
import { accept } from './proposals.ts'
import { keepReading, readingQuery } from '../storedReading.ts'
import { useOffer } from './useOffer.ts'

const LONGEST_WORDS = 60

/** What was read from a file that is not stored. */
export interface ReadDocument {
  readonly filename: string
  readonly proposals: readonly Proposal[]
  readonly left: readonly LeftOut[]
}

const without = (proposals: readonly Proposal[], gone: readonly Proposal[]) =>
  proposals.filter(({ id }) => !gone.some((other) => other.id === id))

/**
 * The proposals that nobody has decided on yet: of a document that was just read, kept in this tab until then, else of the
 * stored resume that is offered, kept by the server.
 * @param onAccepted is told a section once something was added to it
 */
export function useProposals(record: ProfileRecord, onAccepted: (section: BioSection) => void) {
  const { userId } = usePerson()
  const queries = useQueryClient()
  const draft = useDraft<ReadDocument>('bio.document')
  const [document, setDocument] = useState(() => draft.read())
  const offer = useOffer(record)
  const file = document === undefined ? offer.file : undefined
  const reading = useQuery(readingQuery(record, file))
  const decided = file?.offer?.decided ?? []
  const proposals = document?.proposals ?? (reading.data ?? []).filter(({ id }) => !decided.includes(id))
  const left = document?.left ?? []

  const keep = (next: ReadDocument | undefined) => {
    const isOver = next === undefined || next.proposals.length + next.left.length === 0
    setDocument(isOver ? undefined : next)
    if (isOver) draft.drop()
    else draft.save(next)
  }
  /** A stored resume is offered until everything in it was decided on. */
  const decide = (some: readonly Proposal[]) => {
    if (document !== undefined) return keep({ ...document, proposals: without(document.proposals, some) })
    if (file === undefined) return
    const all = [...new Set([...offer.decidedNow(file.id), ...some.map(({ id }) => id)])]
    offer.set(file.id, { offered: (reading.data ?? []).some(({ id }) => !all.includes(id)), decided: all })
  }
  const takeBack = (proposal: Proposal) => {
    if (document !== undefined) {
      // Others may have been decided on since.
      const now = draft.read() ?? { ...document, proposals: [] }
      keep({ ...now, proposals: [proposal, ...without(now.proposals, [proposal])] })
    } else if (file !== undefined) {
      const others = offer.decidedNow(file.id).filter((id) => id !== proposal.id)
      offer.set(file.id, { offered: true, decided: others })
    }
  }

  return {
    /** The name of the file that was read, or is being read. */
    filename: document?.filename ?? file?.filename,
    isReading: file !== undefined && reading.isPending,
    error: reading.error,
    readAgain: () => void reading.refetch(),
    proposals,
    left,
    /** Takes what was read from a document that is not stored. */
    take: keep,
    /** Offers what a stored resume says, all of it. */
    offer: async (fileId: string) => {
      keep(undefined)
      await offer.begin(fileId)
    },
    change: (changed: Proposal) => {
      const replace = (all: readonly Proposal[]) => all.map((proposal) => (proposal.id === changed.id ? changed : proposal))
      if (document !== undefined) return keep({ ...document, proposals: replace(document.proposals) })
      if (file === undefined || reading.data === undefined) return
      queries.setQueryData(readingQuery(record, file).queryKey, replace(reading.data))
      keepReading(file.id, replace(reading.data))
    },
    accept: async (accepted: readonly Proposal[]) => {
      decide(accepted)
      for (const section of new Set(accepted.map((proposal) => proposal.section))) {
        await accept(
          queries,
          userId,
          section,
          accepted.filter((proposal) => proposal.section === section),
        )
        onAccepted(section)
      }
    },
    dismiss: (proposal: Proposal) => {
      decide([proposal])
      notify.undo(`Dismissed: ${shorten(proposal.words, LONGEST_WORDS)}`, () => takeBack(proposal))
    },
    /** Offers nothing of it any more, on any device. */
    dismissAll: (onUndo: () => void) => {
      if (document !== undefined) {
        keep(undefined)
        notify.undo(`Dismissed: what ${document.filename} says`, () => {
          keep(document)
          onUndo()
        })
      } else if (file !== undefined) {
        const before = { offered: true, decided: [...offer.decidedNow(file.id)] }
        offer.set(file.id, { ...before, offered: false })
        notify.undo(`Dismissed: what ${file.filename} says. You can read it into your bio again under Resumes.`, () => {
          offer.set(file.id, before)
          onUndo()
        })
      }
    },
  }
}
export type Proposals = ReturnType<typeof useProposals>
