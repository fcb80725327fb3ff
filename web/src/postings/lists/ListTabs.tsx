import { VisuallyHidden } from '@mantine/core'
import type { ListedState } from '@trellis/contract/postings/linkStates.ts'
import { TextLink } from '../../ui/links.tsx'
import { TabRow } from '../../ui/lists/TabRow.tsx'
import classes from '../postings.module.css'
import type { Counts } from './counts.ts'
import type { ListTexts } from './listTexts.ts'

interface Props {
  readonly label: string
  readonly current: ListedState | undefined
  /** What each list is called in its tab, in this order. */
  readonly tabs: Partial<ListTexts>
  readonly address: (list: ListedState) => string
  readonly counts: Counts
  /** Whether somebody who wrote waits for the student's answer. */
  readonly isWaiting: boolean
}

/** Leads from one list of a student's jobs or groups to the next, and says how much is in each. */
export function ListTabs({ label, current, tabs, address, counts, isWaiting }: Props) {
  return (
    <TabRow label={label} current={current}>
      {(Object.entries(tabs) as [ListedState, ListTexts[ListedState]][]).map(([list, { tab }]) => (
        <TextLink key={list} to={address(list)} {...(list === current && { 'aria-current': 'page' })}>
          {tab}
          {(counts[list] ?? 0) > 0 && ` ${counts[list]}`}
          {list === 'contacted' && isWaiting && (
            <>
              <i className={classes.marker} aria-hidden />
              <VisuallyHidden>, waiting for your answer</VisuallyHidden>
            </>
          )}
        </TextLink>
      ))}
    </TabRow>
  )
}
