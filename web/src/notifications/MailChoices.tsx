import { NativeSelect, Text, Title } from '@mantine/core'
import '@mantine/core/styles/Combobox.layer.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  getMailChoices,
  type MailChoice,
  mailChoices,
  type NotificationKind,
  setMailChoices,
} from '@trellis/contract/notifications.ts'
import { call } from '../api/call.ts'
import { sentenceOf } from '../api/failure.ts'
import { keys } from '../api/keys.ts'
import { usePerson } from '../session/session.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { notify } from '../ui/notify.tsx'
import { SkeletonLines, Waiting } from '../ui/Waiting.tsx'
import { kindsOf } from './kinds.ts'
import classes from './MailChoices.module.css'

type Choices = Record<NotificationKind, MailChoice>

const choiceLabels: Record<MailChoice, string> = { atOnce: 'At once', daily: 'Once a day', never: 'Never' }
const choices = mailChoices.map((choice) => ({ value: choice, label: choiceLabels[choice] }))

/** How one hears of each kind of thing by e-mail. Each choice is saved as it is made. */
export function MailChoices({ userId }: { readonly userId: string }) {
  const { userType } = usePerson()
  const queries = useQueryClient()
  const queryKey = keys.notifications(userId, 'mail')
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(getMailChoices, { params: { userId } }, { signal })).data,
  })
  const choose = async (kind: NotificationKind, choice: MailChoice) => {
    await queries.cancelQueries({ queryKey })
    const show = (shown: MailChoice) =>
      queries.setQueryData<Choices>(queryKey, (before) => before && { ...before, [kind]: shown })
    const before = data?.[kind] ?? choice
    show(choice)
    try {
      await call(setMailChoices, { params: { userId }, body: { [kind]: choice } })
    } catch (failure) {
      show(before)
      notify.failure(failure, 'Nothing was changed.')
    }
  }
  return (
    <section className={classes.choices} aria-labelledby="mail-choices">
      <Title order={2} size="h3" id="mail-choices">
        E-mails
      </Title>
      <Text c="dimmed">Here you are always told. Choose what you hear of by e-mail as well.</Text>
      {error && data === undefined && <ErrorState error={sentenceOf(error)} onRetry={() => void refetch()} />}
      {!error && data === undefined && (
        <Waiting>
          <SkeletonLines />
        </Waiting>
      )}
      {data !== undefined &&
        (Object.entries(kindsOf[userType]) as [NotificationKind, string][]).map(([kind, label]) => (
          <NativeSelect
            key={kind}
            label={label}
            classNames={{ root: classes.choice }}
            data={choices}
            value={data[kind]}
            onChange={({ currentTarget }) => void choose(kind, currentTarget.value as MailChoice)}
          />
        ))}
    </section>
  )
}
