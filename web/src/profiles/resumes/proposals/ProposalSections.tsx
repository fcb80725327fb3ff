import { Button, Title } from '@mantine/core'
import type { ProfileRecord } from '@trellis/contract/profiles/profiles.ts'
import type { Proposal } from '@trellis/contract/resumes/resumes.ts'
import { shorten } from '@trellis/contract/texts/text.ts'
import { notify } from '../../../ui/notices/notify.tsx'
import { sectionsFor } from '../../fields/sections.ts'
import { ProposalCard } from './ProposalCard.tsx'
import { replaced } from './proposals.ts'
import classes from '../ResumeImport.module.css'
import type { ResumePanel } from '../useResumePanel.ts'

const LONGEST_WORDS = 60

interface ProposalSectionsProps {
  readonly record: ProfileRecord
  readonly panel: ResumePanel
}

/** Everything proposed, by the section that it is for. */
export function ProposalSections({ record, panel: { work, stay } }: ProposalSectionsProps) {
  const accept = (accepted: readonly Proposal[]) => {
    stay()
    void work.accept(accepted)
  }
  const leaveOut = (proposal: Proposal) => {
    stay()
    notify.undo(`Left out: ${shorten(proposal.words, LONGEST_WORDS)}`, work.leaveOut(proposal).undo)
  }
  return sectionsFor(record._source.generalInfo.level).map(({ name, title }) => {
    const ofSection = work.proposals.filter(({ section }) => section === name)
    if (ofSection.length === 0) return null
    return (
      <section key={name} className={classes.section} aria-label={`Proposed for ${title}`}>
        <header className={classes.header}>
          <Title order={3} size="h5">
            {title}
          </Title>
          <Button variant="default" aria-label={`Accept all for ${title}`} onClick={() => accept(ofSection)}>
            Accept all
          </Button>
        </header>
        <ul className={classes.cards}>
          {ofSection.map((proposal) => (
            <ProposalCard
              key={proposal.id}
              proposal={proposal}
              replaces={replaced(record, proposal)}
              onChange={work.change}
              onAccept={(accepted) => accept([accepted])}
              onLeaveOut={leaveOut}
            />
          ))}
        </ul>
      </section>
    )
  })
}
