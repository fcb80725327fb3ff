import { Button, Group, Text, Title } from '@mantine/core'
import type { ProfileRecord } from '@trellis/contract/profiles/profiles.ts'
import { useEffect, useRef } from 'react'
import { sentenceOf, withOutcome } from '../../api/failure.ts'
import { notify } from '../../ui/notices/notify.tsx'
import { isPhone, useIsPhone } from '../../ui/sheets/phone.ts'
import { SkeletonLines, Waiting } from '../../ui/states/Waiting.tsx'
import { ChooseResume } from './ChooseResume.tsx'
import { LeftOutList } from './proposals/LeftOutList.tsx'
import { ProposalStack } from './proposals/ProposalStack.tsx'
import { ProposalSections } from './proposals/ProposalSections.tsx'
import { replaced } from './proposals/proposals.ts'
import classes from './ResumeImport.module.css'
import type { ResumePanel } from './useResumePanel.ts'

interface ResumeImportProps {
  readonly record: ProfileRecord
  readonly panel: ResumePanel
  /** Whether another file can be chosen here. */
  readonly canChoose?: boolean
  /** Called once it is closed, so that the focus goes somewhere. */
  readonly onClosed: () => void
}

const MOST_LISTED = 8

const things = (count: number) => (count === 1 ? 'one thing' : `${count} things`)

/** Fills the bio from a resume: each thing found is proposed, and added only when it is accepted. */
export function ResumeImport({ record, panel, canChoose = false, onClosed }: ResumeImportProps) {
  const { work, timesAsked, isUnfolded, setUnfolded } = panel
  const { filename, proposals, left } = work
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (timesAsked === 0) return
    heading.current?.focus()
    // Below the heading lies what it leads to, which on a phone would be out of sight.
    if (isPhone()) heading.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [timesAsked])

  const close = () => {
    if (left.length > 0) work.take(undefined)
    panel.close()
    onClosed()
  }
  const leaveAllOut = () => {
    work.leaveAllOut(panel.reopen)
    panel.close()
    onClosed()
  }
  /** What would take the place of something else is looked at first. */
  const plain = proposals.filter((proposal) => replaced(record, proposal) === '')
  const acceptAll = async () => {
    const isAll = plain.length === proposals.length && left.length === 0
    panel.stay()
    setUnfolded(true)
    const { undo } = await work.accept(plain)
    notify.undo(`${plain.length === 1 ? 'One thing is' : `${plain.length} things are`} added to your bio.`, () => {
      undo()
      panel.reopen()
    })
    if (isAll) close()
  }
  const isStack = useIsPhone() && isUnfolded
  const hasRest = plain.length > 0 && proposals.length > 1
  const isOver = !work.isReading && work.error === null && proposals.length === 0
  return (
    <section className={classes.panel} aria-labelledby="import-title">
      <header className={classes.header}>
        <Title order={2} size="h3" id="import-title" ref={heading} tabIndex={-1} className={classes.title}>
          Fill from a resume
        </Title>
        {filename === undefined || isOver ? (
          <Button variant="subtle" onClick={close}>
            Close
          </Button>
        ) : (
          <Button variant="subtle" color="gray" onClick={leaveAllOut}>
            Leave all out
          </Button>
        )}
      </header>
      <Text role="status">{wordsOf(panel)}</Text>
      {work.isReading && (
        <Waiting>
          <SkeletonLines count={3} />
        </Waiting>
      )}
      {work.error !== null && (
        <div>
          <Button variant="default" onClick={work.readAgain}>
            Try again
          </Button>
        </div>
      )}
      {proposals.length > 0 && !isStack && (
        <Group gap="sm">
          {plain.length > 0 && <Button onClick={() => void acceptAll()}>Accept {things(plain.length)}</Button>}
          <Button variant="default" aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
            {isUnfolded ? 'Show less' : 'Decide one by one'}
          </Button>
        </Group>
      )}
      {proposals.length > 0 && !isUnfolded && (
        <ul className={classes.words}>
          {proposals.slice(0, MOST_LISTED).map(({ id, words }) => (
            <li key={id}>{words}</li>
          ))}
          {proposals.length > MOST_LISTED && <li>and {proposals.length - MOST_LISTED} more</li>}
        </ul>
      )}
      {isUnfolded && !isStack && <ProposalSections record={record} panel={panel} />}
      {isStack && (proposals.length > 0 || (panel.hasRead && work.last !== undefined)) && (
        <ProposalStack record={record} panel={panel} onRest={hasRest ? () => void acceptAll() : undefined} />
      )}
      {left.length > 0 && <LeftOutList left={left} />}
      {isOver && canChoose && <ChooseResume record={record} panel={panel} />}
    </section>
  )
}

/** How it stands, in a sentence or two. */
function wordsOf({ work: { filename, isReading, error, proposals }, hasRead }: ResumePanel): string {
  if (isReading) return `Reading ${filename}`
  if (error !== null) return withOutcome(`${filename}: ${sentenceOf(error)}`, 'Nothing of it was added.')
  if (proposals.length > 0) {
    return `${filename} has ${things(proposals.length)} for your bio. Nothing is added before you accept it.`
  }
  return hasRead
    ? 'There is nothing left to decide.'
    : 'Choose a resume, and see what it would add to your bio. Nothing is added before you accept it.'
}
