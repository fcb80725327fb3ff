import type { BioSection, ProfileRecord } from '@trellis/contract/profiles/profiles.ts'
import { useState } from 'react'
import { useProposals } from './proposals/useProposals.ts'

/** The panel with what a resume would add to the bio: there while something is offered, or when it was asked for. */
export function useResumePanel(record: ProfileRecord, onAccepted: (section: BioSection) => void) {
  const work = useProposals(record, onAccepted)
  const [wanted, setWanted] = useState<'open' | 'closed'>()
  const [timesAsked, setTimesAsked] = useState(0)
  const [hasRead, setRead] = useState(false)
  const [isUnfolded, setUnfolded] = useState(false)
  const isOffering = work.isReading || work.error !== null || work.proposals.length + work.left.length > 0
  return {
    work,
    isOpen: wanted === undefined ? isOffering : wanted === 'open',
    /** How often it was asked for: each time the focus goes to it. */
    timesAsked,
    /** Whether a file was read in it. */
    hasRead,
    /** Whether each thing can be decided on, not only all of them. */
    isUnfolded,
    setUnfolded,
    ask: () => {
      setWanted('open')
      setUnfolded(true)
      setTimesAsked((times) => times + 1)
    },
    /** It stays after the last decision on what was read, until it is closed. */
    stay: () => {
      setWanted('open')
      setRead(true)
    },
    close: () => {
      setWanted('closed')
      setRead(false)
    },
    /** It is there again, if there is something to show. */
    reopen: () => setWanted(undefined),
  }
}
export type ResumePanel = ReturnType<typeof useResumePanel>
