import { Button, Group } from '@mantine/core'
import type { Proposal } from '@trellis/contract/resumes/resumes.ts'
import classes from '../ResumeImport.module.css'
import { ProposalWords } from './ProposalWords.tsx'

interface ProposalCardProps {
  readonly proposal: Proposal
  /** What the field holds now, where accepting would replace it. */
  readonly replaces: string
  readonly onChange: (proposal: Proposal) => void
  readonly onAccept: (proposal: Proposal) => void
  readonly onLeaveOut: (proposal: Proposal) => void
}

/** One thing that a resume would add, to be decided on among the others. */
export function ProposalCard({ proposal, replaces, onChange, onAccept, onLeaveOut }: ProposalCardProps) {
  return (
    <li className={classes.card}>
      <ProposalWords proposal={proposal} replaces={replaces} onChange={onChange} />
      <Group gap="sm">
        <Button variant="light" aria-label={`Accept: ${proposal.words}`} onClick={() => onAccept(proposal)}>
          Accept
        </Button>
        <Button variant="subtle" color="gray" aria-label={`Leave out: ${proposal.words}`} onClick={() => onLeaveOut(proposal)}>
          Leave out
        </Button>
      </Group>
    </li>
  )
}
