import { Button, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { Notification } from '@trellis/contract/notifications/notifications.ts'
import { paths } from '@trellis/contract/screens.ts'
import { usePerson } from '../session/session.ts'
import { EmptyState } from '../ui/states/EmptyState.tsx'
import { TextLink } from '../ui/links.tsx'
import { notify } from '../ui/notices/notify.tsx'
import { Page } from '../ui/Page.tsx'
import { Beside } from '../ui/lists/Beside.tsx'
import { focusMain } from '../ui/focusMain.ts'
import { PagedList } from '../ui/lists/PagedList.tsx'
import classes from './NotificationRow.module.css'
import { NotificationRow } from './NotificationRow.tsx'
import type { Opens } from './opens.ts'
import { markRead, useNotifications } from './queries.ts'
import { useUnread } from './useUnread.ts'

const emptyWords = {
  student: 'When an employer or a group contacts or answers you, or a mentor is chosen for you, you read of it here.',
  recruiter: 'When somebody applies to one of your jobs or answers you, you read of it here.',
  advisor: 'When somebody asks to join a group of yours or answers you, you read of it here.',
} as const

interface Props {
  readonly opens: Opens
  /** What of it the address has open beside the list. */
  readonly open: string | undefined
  readonly onOpen: (open: string | undefined, isFirst: boolean) => void
}

/** What happened, newest first, and beside it what the one that is open leads to. */
export function NotificationsScreen({ opens, open, onOpen }: Props) {
  const { userId, userType } = usePerson()
  const queries = useQueryClient()
  const { query, items, total } = useNotifications(userId)
  const unread = useUnread(userId)
  const read = (one?: Notification) => {
    if (one?.read === true) return
    const marked = one === undefined ? { upTo: items[0]?.at } : { id: one.id }
    void markRead(queries, userId, marked).catch((failure: unknown) => notify.failure(failure))
  }
  const show = (name: string | undefined, isFirst: boolean) => {
    const shown = items.find((one) => name !== undefined && opens.nameOf(one) === name)
    if (shown !== undefined) read(shown)
    onOpen(name, isFirst)
  }
  return (
    <Beside open={open} onOpen={show} address={opens.address} detail={opens.detail} label="What it is about">
      <Page
        title="Notifications"
        action={
          <Button
            variant="default"
            className={classes.markAll}
            data-idle={unread === 0 || undefined}
            onClick={() => {
              // The button goes with the marks.
              focusMain()
              read()
            }}
          >
            Mark all as read
          </Button>
        }
      >
        <PagedList
          query={query}
          items={items}
          total={total}
          nouns={['notification', 'notifications']}
          row={(one) => <NotificationRow key={one.id} notification={one} opens={opens.nameOf(one)} onRead={() => read(one)} />}
          empty={<EmptyState title="Nothing yet">{emptyWords[userType]}</EmptyState>}
        />
        <Text c="dimmed" mt="xl">
          Choose in your <TextLink to={paths.settings()}>settings</TextLink> what you hear of by e-mail as well.
        </Text>
      </Page>
    </Beside>
  )
}
