import { Button, Group, Text } from '@mantine/core'
import type { Proposal } from '@trellis/contract/resumes/resumes.ts'
import { chosenTags } from '../../fields/typed.ts'
import { TagInput } from '../../tags/TagInput.tsx'
import { fieldOf, tagsOf, withTags } from './proposals.ts'
import classes from '../ResumeImport.module.css'

interface ProposalCardProps {
  readonly proposal: Proposal
  /** What the field holds now, where accepting would replace it. */
  readonly replaces: string
  readonly onChange: (proposal: Proposal) => void
  readonly onAccept: (proposal: Proposal) => void
  readonly onDismiss: (proposal: Proposal) => void
}

/** One thing that a resume would add: what, from which words of it, with which skills. */
export function ProposalCard({ proposal, replaces, onChange, onAccept, onDismiss }: ProposalCardProps) {
  const tags = tagsOf(proposal)
  return (
    <li className={classes.card}>
      <div>
        <Text size="sm" c="dimmed">
          {fieldOf(proposal)?.label}
        </Text>
        <Text fw={600}>{proposal.words}</Text>
      </div>
      <blockquote className={classes.quote}>{proposal.quote}</blockquote>
      {replaces !== '' && <Text size="sm">This would replace ‘{replaces}’.</Text>}
      {tags !== undefined && (
        <TagInput label="Skills" value={chosenTags(tags)} onChange={(chosen) => onChange(withTags(proposal, chosen))} />
      )}
      <Group gap="sm">
        <Button variant="light" aria-label={`Accept: ${proposal.words}`} onClick={() => onAccept(proposal)}>
          Accept
        </Button>
        <Button variant="subtle" color="gray" aria-label={`Dismiss: ${proposal.words}`} onClick={() => onDismiss(proposal)}>
          Dismiss
        </Button>
      </Group>
    </li>
  )
}
