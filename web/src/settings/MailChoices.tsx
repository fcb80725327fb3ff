import { NativeSelect } from '@mantine/core'
import '@mantine/core/styles/Combobox.layer.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type MailChoice, mailChoices, setMailChoices } from '@trellis/contract/notifications/mailChoices.ts'
import { type MailedKind } from '@trellis/contract/notifications/notifications.ts'
import { call } from '../api/call.ts'
import { sentenceOf } from '../api/failure.ts'
import { unknownTo, useWrites, write } from '../api/writes.ts'
import { usePerson } from '../session/session.ts'
import { ErrorState } from '../ui/states/ErrorState.tsx'
import { notify } from '../ui/notices/notify.tsx'
import { SkeletonLines, Waiting } from '../ui/states/Waiting.tsx'
import { mailedWords } from './mailedWords.ts'
import { mailChoicesQuery } from './mailChoicesQuery.ts'
import classes from './MailChoices.module.css'

type Choices = Record<MailedKind, MailChoice>

const choiceLabels: Record<MailChoice, string> = { atOnce: 'At once', daily: 'Once a day', never: 'Never' }
const choices = mailChoices.map((choice) => ({ value: choice, label: choiceLabels[choice] }))

/** How one hears of each kind of thing by e-mail. Each choice is saved as it is made. */
export function MailChoices({ userId }: { readonly userId: string }) {
  const { userType } = usePerson()
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(mailChoicesQuery(userId))
  const writes = useWrites<Partial<Choices>>(['mailChoice'])
  const shown: Choices | undefined = data && Object.assign({}, data, ...unknownTo(writes, data.requestedAt))
  const choose = (kind: MailedKind, choice: MailChoice) => {
    const change = { [kind]: choice }
    const send = async () => {
      await call(setMailChoices, { params: { userId }, body: change })
      return change
    }
    write(queries, { about: ['mailChoice', kind], change, send }).catch((failure: unknown) =>
      notify.failure(failure, 'Nothing was changed.'),
    )
  }
  return (
    <div className={classes.choices}>
      {error && data === undefined && <ErrorState error={sentenceOf(error)} onRetry={() => void refetch()} />}
      {!error && data === undefined && (
        <Waiting>
          <SkeletonLines />
        </Waiting>
      )}
      {shown !== undefined &&
        Object.entries(mailedWords[userType]).map(([kind, words]) => (
          <NativeSelect
            key={kind}
            label={words}
            classNames={{ root: classes.choice }}
            data={choices}
            value={shown[kind as MailedKind]}
            onChange={({ currentTarget }) => choose(kind as MailedKind, currentTarget.value as MailChoice)}
          />
        ))}
    </div>
  )
}
