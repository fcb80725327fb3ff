import { Button, TextInput } from '@mantine/core'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getCalendarFeed, renewCalendarFeed, stopCalendarFeed } from '@trellis/contract/mentoring/calendar.calls.ts'
import { useRef } from 'react'
import { call } from '../../../api/call.ts'
import { sentenceOf } from '../../../api/failure.ts'
import { day } from '../../../ui/dates.ts'
import { focusOnceThere } from '../../../ui/focusOnceThere.ts'
import { notify } from '../../../ui/notices/notify.tsx'
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
      {since !== undefined && since !== null && (
        <p className={classes.line}>{`There has been an address since ${day(since)}. Once you make another, this one stops working.`}</p>
      )}
      {since !== undefined && (
        <div className={classes.does}>
          <Button ref={makes} variant="default" onClick={() => void (isBusy || renew.mutate())}>
            {since === null ? 'Make an address' : 'Make another address'}
          </Button>
          {since !== null && (
            <Button variant="subtle" onClick={() => void (isBusy || stop.mutate())}>
              Switch it off
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
