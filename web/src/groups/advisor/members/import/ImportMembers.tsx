import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import { whyNotInvite } from '@trellis/contract/groups/whyNotInvite.ts'
import { useState } from 'react'
import { sentenceOf } from '../../../../api/failure.ts'
import { useLeaveIfForbidden } from '../../../../postings/forbidden.ts'
import { LoneLink } from '../../../../ui/links.tsx'
import { ErrorState } from '../../../../ui/states/ErrorState.tsx'
import { SkeletonLines, Waiting } from '../../../../ui/states/Waiting.tsx'
import { GroupHead } from '../../GroupHead.tsx'
import { useGroup } from '../../groupQueries.ts'
import { ImportFile } from './ImportFile.tsx'
import { ImportLines } from './ImportLines.tsx'
import classes from './ImportMembers.module.css'
import { ImportStanding } from './ImportStanding.tsx'
import { importQuery } from './importQueries.ts'
import { useImport } from './useImport.ts'

interface Props {
  readonly userId: string
  readonly groupId: string
}

/** Brings a table of members into a group: a file is taken, looked through line by line and mended, and then carried out. */
export function ImportMembers({ userId, groupId }: Props) {
  const { data: group, error: groupError } = useGroup(groupId)
  const [page, setPage] = useState(0)
  const { data, error, dataUpdatedAt, refetch } = useQuery(importQuery(groupId, page))
  const importing = useImport(groupId, page)
  const isLeaving = useLeaveIfForbidden(groupError, error)
  if (isLeaving) return null
  const current = data?.data ?? undefined
  const info = group?._source.generalInfo
  // Until the group is there, nobody is invited to it.
  const whyNot = info === undefined ? 'The group is still being read' : whyNotInvite(info, dataUpdatedAt)
  const isWaiting = importing.sending !== undefined || current?.state === 'arriving'
  return (
    <div className={classes.page}>
      <GroupHead {...{ userId, groupId, group }} current="members" />
      <div className={classes.top}>
        <h2 className={classes.title}>Import members</h2>
        <LoneLink to={groupPaths.members(userId, groupId, 'accepted')}>Back to the members</LoneLink>
      </div>
      {importing.problem !== '' && (
        <Text role="alert" c="var(--mantine-color-error)">
          {importing.problem}
        </Text>
      )}
      {data === undefined && error !== null && <ErrorState error={sentenceOf(error)} onRetry={() => void refetch()} />}
      {data === undefined && error === null && (
        <Waiting>
          <SkeletonLines count={6} />
        </Waiting>
      )}
      {data !== undefined && (current === undefined || isWaiting) && <ImportFile {...{ importing, current }} />}
      {data !== undefined && current !== undefined && !isWaiting && (
        <>
          <ImportStanding {...{ userId, groupId, importing, current }} whyNot={whyNot} />
          {data.items.length > 0 && <ImportLines {...{ userId, groupId, importing, current }} items={data.items} />}
          <Pages total={data.total} page={data.page} size={data.size} onPage={setPage} />
        </>
      )}
    </div>
  )
}

interface PagesProps {
  readonly total: number
  readonly page: number
  readonly size: number
  readonly onPage: (page: number) => void
}

function Pages({ total, page, size, onPage }: PagesProps) {
  if (total <= size) return null
  const [first, last] = [page * size + 1, Math.min(total, (page + 1) * size)]
  return (
    <nav className={classes.pages} aria-label="Lines of the file">
      <Button variant="default" disabled={page === 0} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <Text size="sm" c="dimmed" aria-live="polite">
        {first.toLocaleString('en')} to {last.toLocaleString('en')} of {total.toLocaleString('en')} lines
      </Text>
      <Button variant="default" disabled={last === total} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  )
}
