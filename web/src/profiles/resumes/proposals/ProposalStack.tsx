import { Button, VisuallyHidden } from '@mantine/core'
import type { ProfileRecord } from '@trellis/contract/profiles/profiles.ts'
import type { Proposal } from '@trellis/contract/resumes/resumes.ts'
import { useEffect, useRef, useState } from 'react'
import { sectionsFor } from '../../fields/sections.ts'
import type { ResumePanel } from '../useResumePanel.ts'
import type { Way } from './followFinger.ts'
import { ProposalWords } from './ProposalWords.tsx'
import { replaced } from './proposals.ts'
import classes from './ProposalStack.module.css'
import { useSwipe } from './useSwipe.ts'

interface ProposalStackProps {
  readonly record: ProfileRecord
  readonly panel: ResumePanel
  /** Accepts all that are left and replace nothing; undefined where there is no more than one. */
  readonly onRest: (() => void) | undefined
}

/** Everything proposed as a stack of cards on a phone: to the right accepts the one on top, to the left leaves it out. */
export function ProposalStack({ record, panel: { work, stay }, onRest }: ProposalStackProps) {
  const undo = useRef<HTMLButtonElement>(null)
  const [first, setFirst] = useState<number>()
  const sections = sectionsFor(record._source.generalInfo.level)
  const sorted = sections.flatMap(({ name }) => work.proposals.filter(({ section }) => section === name))
  const top = sorted.find(({ id }) => id === first) ?? sorted[0]
  const ways = { right: (one: Proposal) => void work.accept([one]), left: (one: Proposal) => void work.leaveOut(one) }
  const decide = (way: Way) => {
    if (top === undefined) return
    stay()
    setFirst(top.id)
    ways[way](top)
  }
  const { ref, leave } = useSwipe(decide)
  const isOver = top === undefined
  useEffect(() => {
    if (isOver) undo.current?.focus()
  }, [isOver])
  const section = sections.find(({ name }) => name === top?.section)
  const place = `${work.decidedHere + 1} of ${work.decidedHere + sorted.length}`
  return (
    <section className={classes.stack} aria-label="One by one">
      {top !== undefined && (
        <>
          <p className={classes.place}>
            <span>{section?.title}</span>
            <span>{place}</span>
          </p>
          <VisuallyHidden role="status">
            {place}: {top.words}
          </VisuallyHidden>
          <div className={classes.cards} data-more={sorted.length > 1 || undefined}>
            <div key={top.id} ref={ref} className={classes.card}>
              <ProposalWords proposal={top} replaces={replaced(record, top)} onChange={work.change} />
              <span className={classes.meaning} aria-hidden data-of="right">
                Accept
              </span>
              <span className={classes.meaning} aria-hidden data-of="left">
                Leave out
              </span>
            </div>
          </div>
        </>
      )}
      <div className={classes.buttons}>
        {top !== undefined && (
          <Button variant="default" aria-label={`Leave out: ${top.words}`} onClick={() => void leave('left')}>
            Leave out
          </Button>
        )}
        <Button ref={undo} variant="subtle" disabled={work.last === undefined} onClick={() => work.last?.undo()}>
          Undo
        </Button>
        {top !== undefined && (
          <Button aria-label={`Accept: ${top.words}`} onClick={() => void leave('right')}>
            Accept
          </Button>
        )}
      </div>
      {onRest !== undefined && (
        <Button variant="subtle" onClick={onRest}>
          Accept the rest
        </Button>
      )}
    </section>
  )
}
