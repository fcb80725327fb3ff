import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { BioSection, ProfileRecord } from '@trellis/contract/profiles/profiles.ts'
import type { LeftOut, Proposal } from '@trellis/contract/resumes/resumes.ts'
import { useState } from 'react'
import { useDraft } from '../../../drafts/drafts.ts'
import { usePerson } from '../../../session/session.ts'
import { notify } from '../../../ui/notices/notify.tsx'
import { accept } from './proposals.ts'
import { keepReading, readingQuery } from '../storedReading.ts'
import { useOffer } from './useOffer.ts'

/** What was read from a file that is not stored. */
export interface ReadDocument {
  readonly filename: string
  readonly proposals: readonly Proposal[]
  readonly left: readonly LeftOut[]
}

/** Something that was decided, and can be taken back. */
export interface Decision {
  readonly undo: () => void
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
  const [decidedHere, setDecidedHere] = useState(0)
  const [last, setLast] = useState<Decision>()

  const keep = (next: ReadDocument | undefined) => {
    const isOver = next === undefined || next.proposals.length + next.left.length === 0
    setDocument(isOver ? undefined : next)
    if (isOver) setDecidedHere(0)
    if (isOver) draft.drop()
    else draft.save(next)
  }
  const remember = (some: readonly Proposal[], undo: () => void | Promise<void>): Decision => {
    setDecidedHere((count) => count + some.length)
    const decision = {
      undo: () => {
        setDecidedHere((count) => Math.max(0, count - some.length))
        setLast(undefined)
        void undo()
      },
    }
    setLast(decision)
    return decision
  }
  /** A stored resume is offered until everything in it was decided on. */
  const decide = (some: readonly Proposal[]) => {
    if (document !== undefined) return keep({ ...document, proposals: without(document.proposals, some) })
    if (file === undefined) return
    const all = [...new Set([...offer.decidedNow(file.id), ...some.map(({ id }) => id)])]
    offer.set(file.id, { offered: (reading.data ?? []).some(({ id }) => !all.includes(id)), decided: all })
  }
  const takeBack = (some: readonly Proposal[]) => {
    if (document !== undefined) {
      // Others may have been decided on since.
      const now = draft.read() ?? { ...document, proposals: [] }
      keep({ ...now, proposals: [...some, ...without(now.proposals, some)] })
    } else if (file !== undefined) {
      const others = offer.decidedNow(file.id).filter((decided) => !some.some(({ id }) => id === decided))
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
    /** How many were decided on since the reading was opened here. */
    decidedHere,
    /** The last decision, until it is taken back. */
    last,
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
    accept: async (accepted: readonly Proposal[]): Promise<Decision> => {
      decide(accepted)
      const undoes: (() => Promise<void>)[] = []
      const decision = remember(accepted, async () => {
        takeBack(accepted)
        for (const undo of undoes) await undo()
      })
      for (const section of new Set(accepted.map((proposal) => proposal.section))) {
        const ofSection = accepted.filter((proposal) => proposal.section === section)
        const undo = await accept(queries, userId, section, ofSection)
        onAccepted(section)
        undoes.push(() => undo().then(() => onAccepted(section)))
      }
      return decision
    },
    leaveOut: (proposal: Proposal): Decision => {
      decide([proposal])
      return remember([proposal], () => takeBack([proposal]))
    },
    /** Offers nothing of it any more, on any device. */
    leaveAllOut: (onUndo: () => void) => {
      if (document !== undefined) {
        keep(undefined)
        notify.undo(`Left out: what ${document.filename} says`, () => {
          keep(document)
          onUndo()
        })
      } else if (file !== undefined) {
        const before = { offered: true, decided: [...offer.decidedNow(file.id)] }
        offer.set(file.id, { ...before, offered: false })
        notify.undo(`Left out: what ${file.filename} says. You can read it into your bio again under Resumes.`, () => {
          offer.set(file.id, before)
          onUndo()
        })
      }
    },
  }
}
export type Proposals = ReturnType<typeof useProposals>
