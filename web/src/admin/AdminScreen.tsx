import { Box } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ApprovalState, approvalStates } from '@trellis/contract/accounts/approvals.ts'
import { useState } from 'react'
import { Segments } from '../ui/choices/Segments.tsx'
import { PagedList } from '../ui/lists/PagedList.tsx'
import { Page } from '../ui/Page.tsx'
import { EmptyState } from '../ui/states/EmptyState.tsx'
import { AdvisorRow } from './AdvisorRow.tsx'
import { type Asked, DecisionQuestion } from './DecisionQuestion.tsx'
import { advisorsQuery } from './queries.ts'

const tabs: Record<ApprovalState, string> = { waiting: 'Waiting', approved: 'Approved', refused: 'Refused' }
const empty: Record<ApprovalState, { readonly title: string; readonly words: string }> = {
  waiting: {
    title: 'No advisor waits',
    words: 'When somebody signs up as an advisor and verifies their e-mail, you are notified and find them here.',
  },
  approved: { title: 'Nobody is approved yet', words: 'Whom you approve is listed here.' },
  refused: { title: 'Nobody was refused', words: 'Whom you refuse is listed here, and can be approved later.' },
}

/** What super-users look after: who may be an advisor. */
export function AdminScreen() {
  const [state, show] = useState<ApprovalState>('waiting')
  const query = useInfiniteQuery(advisorsQuery(state))
  const [asked, ask] = useState<Asked>()
  const pages = query.data?.pages ?? []
  return (
    <Page title="Advisors" subtitle="Advisors lead groups and see the people in them, minors among them. You decide who is one.">
      <Box mb="lg">
        <Segments
          label="Which advisors"
          size="sm"
          value={state}
          onChange={show}
          data={approvalStates.map((one) => ({ value: one, label: tabs[one] }))}
        />
      </Box>
      <PagedList
        query={query}
        items={pages.flatMap(({ items }) => items)}
        total={pages[0]?.total ?? 0}
        nouns={['advisor', 'advisors']}
        row={(advisor) => <AdvisorRow key={advisor._id} advisor={advisor} onAsk={ask} />}
        empty={<EmptyState title={empty[state].title}>{empty[state].words}</EmptyState>}
      />
      <DecisionQuestion asked={asked} onClose={() => ask(undefined)} />
    </Page>
  )
}
