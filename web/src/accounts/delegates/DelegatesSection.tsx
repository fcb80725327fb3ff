import { Button, Group, Stack, Text, Title } from '@mantine/core'
import type { Colleague } from '@trellis/contract/accounts/delegates.ts'
import { useRef, useState } from 'react'
import { sentenceOf } from '../../api/failure.ts'
import { paths } from '@trellis/contract/screens.ts'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { TextLink } from '../../ui/links.tsx'
import { SkeletonLines, Waiting } from '../../ui/states/Waiting.tsx'
import { AddDelegateForm } from './AddDelegateForm.tsx'
import { ColleagueWords } from './ColleagueWords.tsx'
import classes from './Delegates.module.css'
import { LeavePrincipal } from './LeavePrincipal.tsx'
import { RemoveDelegate } from './RemoveDelegate.tsx'
import { Invitations, Asking } from './Requests.tsx'
import { useDelegations } from './useDelegations.ts'

/** Who may act on a recruiter's postings, and on whose postings the recruiter may act. */
export function DelegatesSection({ userId }: { readonly userId: string }) {
  const { data, error, refetch } = useDelegations(userId)
  const [leaving, setLeaving] = useState<Colleague>()
  const heading = useRef<HTMLHeadingElement>(null)
  const toHeading = () => heading.current?.focus()
  return (
    <section aria-labelledby="delegates">
      <Title order={2} size="h3" mb={4} id="delegates" ref={heading} tabIndex={-1}>
        Who may act on your jobs
      </Title>
      <Text c="dimmed" mb="lg">
        Other recruiters can post, edit and review candidates in your place, once they accept. Each step is kept with the name of who did
        it. Only you can delete a job or name others.
      </Text>
      {data === undefined && error && <ErrorState error={sentenceOf(error)} onRetry={() => void refetch()} />}
      {data === undefined && !error && (
        <Waiting>
          <SkeletonLines count={3} />
        </Waiting>
      )}
      {data !== undefined && (
        <Stack gap="lg">
          {data.asking.length > 0 && <Asking userId={userId} asking={data.asking} onAnswered={toHeading} />}
          {data.delegates.length === 0 ? (
            <Text>Nobody yet.</Text>
          ) : (
            <ul className={classes.people} aria-label="Who may act on your jobs">
              {data.delegates.map((colleague) => (
                <DelegateRow key={colleague._id} colleague={colleague} onRemove={() => setLeaving(colleague)} />
              ))}
            </ul>
          )}
          {/* Above those who are asked: a row that comes in moves nothing to where the hand is. */}
          <AddDelegateForm userId={userId} />
          {data.asked.length > 0 && <Invitations userId={userId} invitations={data.asked} onWithdrawn={toHeading} />}
          {data.principals.length > 0 && <Principals userId={userId} principals={data.principals} onLeft={toHeading} />}
        </Stack>
      )}
      <RemoveDelegate
        userId={userId}
        colleague={leaving}
        onKept={() => setLeaving(undefined)}
        onRemoved={() => {
          setLeaving(undefined)
          // The button that asked is gone.
          toHeading()
        }}
      />
    </section>
  )
}

interface DelegateRowProps {
  readonly colleague: Colleague
  readonly onRemove: () => void
}

function DelegateRow({ colleague, onRemove }: DelegateRowProps) {
  return (
    <li className={classes.person}>
      <ColleagueWords {...colleague} />
      <Button variant="subtle" color="gray" aria-label={`Remove ${colleague.name}…`} onClick={onRemove}>
        Remove…
      </Button>
    </li>
  )
}

interface PrincipalsProps {
  readonly userId: string
  readonly principals: readonly Colleague[]
  readonly onLeft: () => void
}

function Principals({ userId, principals, onLeft }: PrincipalsProps) {
  return (
    <div>
      <Title order={3} size="h5" mb="xs">
        For whom you act
      </Title>
      <ul className={classes.people} aria-label="For whom you act">
        {principals.map((principal) => (
          <li key={principal._id} className={classes.person}>
            <ColleagueWords {...principal} />
            <Group gap="xs" wrap="nowrap">
              <TextLink
                to={paths.employerJobs(userId)}
                search={{ of: principal._id }}
                className={classes.link}
                aria-label={`Their jobs: ${principal.name}`}
              >
                Their jobs
              </TextLink>
              <LeavePrincipal userId={userId} principal={principal} onLeft={onLeft} />
            </Group>
          </li>
        ))}
      </ul>
    </div>
  )
}
