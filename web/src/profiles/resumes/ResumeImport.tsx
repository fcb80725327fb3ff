import { Button, Text, Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { ProfileRecord } from '@trellis/contract/profiles.ts'
import type { Proposal } from '@trellis/contract/resumes.ts'
import { useEffect, useRef } from 'react'
import { keys } from '../../api/keys.ts'
import { notify } from '../../ui/notify.tsx'
import { isList } from '../fields/fields.ts'
import { sectionsFor } from '../fields/sections.ts'
import { FileDrop } from './FileDrop.tsx'
import { ProposalCard } from './ProposalCard.tsx'
import { fieldOf } from './proposals.ts'
import { importedFile, isJson, readFile } from './readResumeFile.ts'
import classes from './ResumeImport.module.css'
import { useFileUpload } from './useFileUpload.ts'
import type { Proposals } from './useProposals.ts'

interface ResumeImportProps {
  readonly record: ProfileRecord
  readonly work: Proposals
  /** How often it was asked for: each time the focus goes to it. */
  readonly timesAsked: number
  readonly onClose: () => void
}

/** Fills the bio from a resume: each thing found is proposed, and added only when it is accepted. */
export function ResumeImport({ record, work, timesAsked, onClose }: ResumeImportProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (timesAsked > 0) heading.current?.focus()
  }, [timesAsked])
  const queries = useQueryClient()
  const file = useFileUpload(importedFile, async (chosen, onProgress) => {
    work.read(await readFile(record._id, chosen, onProgress))
    if (isJson(chosen)) return
    notify.success('Resume has been uploaded successfully')
    await queries.invalidateQueries({ queryKey: keys.profile(record._id) })
  })
  const proposals = work.proposals ?? []
  const close = () => {
    if (proposals.length === 0) work.close()
    onClose()
  }
  return (
    <section className={classes.panel} aria-labelledby="import-title">
      <header className={classes.header}>
        <Title order={2} size="h3" id="import-title" ref={heading} tabIndex={-1} className={classes.title}>
          Fill from a resume
        </Title>
        <Button variant="subtle" onClick={close}>
          Close
        </Button>
      </header>
      {proposals.length === 0 && (
        <>
          <Text>
            {work.proposals === undefined
              ? 'Choose a resume, and see what it would add to your bio. Nothing is added before you accept it.'
              : 'There is nothing left to decide. Choose another file, or close this.'}
          </Text>
          <FileDrop kind={importedFile} button="Choose a resume" {...file} />
        </>
      )}
      {sectionsFor(record._source.generalInfo.level).map(({ name, title }) => {
        const ofSection = proposals.filter(({ section }) => section === name)
        if (ofSection.length === 0) return null
        return (
          <section key={name} className={classes.section} aria-label={`Proposed for ${title}`}>
            <header className={classes.header}>
              <Title order={3} size="h5">
                {title}
              </Title>
              <Button
                variant="default"
                aria-label={`Accept all for ${title}`}
                onClick={() => void work.accept(name, ofSection)}
              >
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
                  onAccept={(accepted) => void work.accept(name, [accepted])}
                  onDismiss={work.dismiss}
                />
              ))}
            </ul>
          </section>
        )
      })}
    </section>
  )
}

function replaced({ _source }: ProfileRecord, proposal: Proposal): string {
  const field = fieldOf(proposal)
  if (field === undefined || isList(field)) return ''
  const value = (_source[proposal.section] as Record<string, unknown>)[field.name]
  return value === proposal.value ? '' : typeof value === 'string' ? value : ''
}
