import { NativeSelect } from '@mantine/core'
import '@mantine/core/styles/Combobox.layer.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  getMailChoices,
  type MailChoice,
  mailChoices,
  type MailedKind,
  notificationKinds,
  setMailChoices,
} from '@trellis/contract/notifications/notifications.ts'
import { call } from '../api/call.ts'
import { sentenceOf } from '../api/failure.ts'
import { keys } from '../api/keys.ts'
import { usePerson } from '../session/session.ts'
import { ErrorState } from '../ui/states/ErrorState.tsx'
import { notify } from '../ui/notices/notify.tsx'
import { SkeletonLines, Waiting } from '../ui/states/Waiting.tsx'
import { mailedTo } from '../notifications/kinds.ts'
import classes from './MailChoices.module.css'

type Choices = Record<MailedKind, MailChoice>

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
  const choose = async (kind: MailedKind, choice: MailChoice) => {
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
    <div className={classes.choices}>
      {error && data === undefined && <ErrorState error={sentenceOf(error)} onRetry={() => void refetch()} />}
      {!error && data === undefined && (
        <Waiting>
          <SkeletonLines />
        </Waiting>
      )}
      {data !== undefined &&
        mailedTo(userType).map((kind) => (
          <NativeSelect
            key={kind}
            label={notificationKinds[kind].choice}
            classNames={{ root: classes.choice }}
            data={choices}
            value={data[kind]}
            onChange={({ currentTarget }) => void choose(kind, currentTarget.value as MailChoice)}
          />
        ))}
    </div>
  )
}
