import { Text } from '@mantine/core'
import type { Proposal } from '@trellis/contract/resumes/resumes.ts'
import { chosenTags } from '../../fields/typed.ts'
import { TagInput } from '../../tags/TagInput.tsx'
import { fieldOf, tagsOf, withTags } from './proposals.ts'
import classes from '../ResumeImport.module.css'

interface ProposalWordsProps {
  readonly proposal: Proposal
  /** What the field holds now, where accepting would replace it. */
  readonly replaces: string
  readonly onChange: (proposal: Proposal) => void
}

/** What a resume would add: to which field, from which of its words, with which skills. */
export function ProposalWords({ proposal, replaces, onChange }: ProposalWordsProps) {
  const tags = tagsOf(proposal)
  return (
    <>
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
    </>
  )
}
