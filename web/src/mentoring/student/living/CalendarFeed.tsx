import { Button, TextInput } from '@mantine/core'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getCalendarFeed, renewCalendarFeed, stopCalendarFeed } from '@trellis/contract/mentoring/calendar.calls.ts'
import { useRef, useState } from 'react'
import { call } from '../../../api/call.ts'
import { sentenceOf } from '../../../api/failure.ts'
import { day } from '../../../ui/dates.ts'
import { focusOnceThere } from '../../../ui/focusOnceThere.ts'
import { notify } from '../../../ui/notices/notify.tsx'
import { Question } from '../../../ui/questions/Question.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { SkeletonCards, Waiting } from '../../../ui/states/Waiting.tsx'
import panels from '../../advisor/Mentoring.module.css'
import classes from './Living.module.css'

const feedQuery = (userId: string) =>
  queryOptions({
    queryKey: ['calendarFeed', userId],
    queryFn: async ({ signal }) => (await call(getCalendarFeed, { params: { userId } }, { signal })).data,
  })

/** Where somebody makes a secret address for their calendar, makes another, or switches it off. */
export function CalendarFeed({ userId }: { readonly userId: string }) {
  const queries = useQueryClient()
  const makes = useRef<HTMLButtonElement>(null)
  const query = useQuery(feedQuery(userId))
  const keep = ({ since }: { readonly since: number | null }) => queries.setQueryData(feedQuery(userId).queryKey, { since })
  const renew = useMutation({
    mutationFn: async () => (await call(renewCalendarFeed, { params: { userId } })).data,
    onSuccess: keep,
    onError: (failure) => notify.failure(failure, 'Your calendar is as it was.'),
  })
  const stop = useMutation({
    mutationFn: async () => (await call(stopCalendarFeed, { params: { userId } })).data,
    onSuccess: (data) => {
      renew.reset()
      keep(data)
      // The button that was pressed is gone with the address.
      makes.current?.focus()
    },
    onError: (failure) => notify.failure(failure, 'The address still works.'),
  })
  const [isAsking, setAsking] = useState(false)
  const isBusy = renew.isPending || stop.isPending
  const since = query.data?.since
  const copy = async (address: string) => {
    try {
      await navigator.clipboard.writeText(address)
      notify.success('The address is copied.')
    } catch {
      notify.info(`This is the address: ${address}`)
    }
  }
  return (
    <section className={panels.panel} aria-labelledby="mentoring-calendar">
      <h2 className={panels.title} id="mentoring-calendar">
        Sessions in your calendar
      </h2>
      <p className={classes.quiet}>
        Your calendar can read your sessions at a secret address: with whom and when, no notes. Whoever has the address reads them too.
      </p>
      {query.error !== null && since === undefined && <ErrorState error={sentenceOf(query.error)} onRetry={() => void query.refetch()} />}
      {query.isPending && (
        <Waiting>
          <SkeletonCards count={1} />
        </Waiting>
      )}
      {renew.data !== undefined && (
        <>
          <TextInput
            label="Your secret address"
            description="Add it to your calendar as a calendar from the Internet. It is shown here once."
            readOnly
            ref={focusOnceThere}
            autoComplete="off"
            value={renew.data.address}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <div className={classes.does}>
            <Button onClick={() => void copy(renew.data.address)}>Copy the address</Button>
          </div>
        </>
      )}
      {since !== undefined && since !== null && <p className={classes.line}>{`There has been an address since ${day(since)}.`}</p>}
      {since !== undefined && (
        <div className={classes.does}>
          <Button ref={makes} variant="default" onClick={() => (since === null ? void (isBusy || renew.mutate()) : setAsking(true))}>
            {since === null ? 'Make an address' : 'Make another address…'}
          </Button>
          {since !== null && (
            <Button variant="subtle" onClick={() => void (isBusy || stop.mutate())}>
              Switch it off
            </Button>
          )}
        </div>
      )}
      <Question
        opened={isAsking}
        title="Make another address?"
        yes="Make another"
        no="Keep this one"
        isRisky
        onYes={async () => {
          await renew.mutateAsync().catch(() => undefined)
          setAsking(false)
        }}
        onNo={() => setAsking(false)}
      >
        The address that you have stops working at once and does not come back: each calendar that reads it needs the new one.
      </Question>
    </section>
  )
}
