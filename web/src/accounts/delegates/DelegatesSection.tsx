import { Button, Stack, Text, Title } from '@mantine/core'
import type { Colleague } from '@trellis/contract/delegates.ts'
import { useRef, useState } from 'react'
import { sentenceOf } from '../../api/failure.ts'
import { paths } from '../../paths.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { TextLink } from '../../ui/links.tsx'
import { SkeletonLines, Waiting } from '../../ui/Waiting.tsx'
import { AddDelegateForm } from './AddDelegateForm.tsx'
import classes from './Delegates.module.css'
import { RemoveDelegate } from './RemoveDelegate.tsx'
import { useDelegations } from './useDelegations.ts'

/** Who may act on a recruiter's postings, and on whose postings the recruiter may act. */
export function DelegatesSection({ userId }: { readonly userId: string }) {
  const { data, error, refetch } = useDelegations(userId)
  const [leaving, setLeaving] = useState<Colleague>()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-labelledby="delegates">
      <Title order={2} size="h3" mb={4} id="delegates" ref={heading} tabIndex={-1}>
        Who may act on your jobs
      </Title>
      <Text c="dimmed" mb="lg">
        Other recruiters can post, edit and review candidates in your place. Each step is kept with the name of who did it. Only
        you can delete a job or name others.
      </Text>
      {data === undefined && error && <ErrorState error={sentenceOf(error)} onRetry={() => void refetch()} />}
      {data === undefined && !error && (
        <Waiting>
          <SkeletonLines count={3} />
        </Waiting>
      )}
      {data !== undefined && (
        <Stack gap="lg">
          {data.delegates.length === 0 ? (
            <Text>Nobody yet.</Text>
          ) : (
            <ul className={classes.people} aria-label="Who may act on your jobs">
              {data.delegates.map((colleague) => (
                <DelegateRow key={colleague._id} colleague={colleague} onRemove={() => setLeaving(colleague)} />
              ))}
            </ul>
          )}
          <AddDelegateForm userId={userId} />
          {data.principals.length > 0 && <Principals userId={userId} principals={data.principals} />}
        </Stack>
      )}
      <RemoveDelegate
        userId={userId}
        colleague={leaving}
        onKept={() => setLeaving(undefined)}
        onRemoved={() => {
          setLeaving(undefined)
          // The button that asked is gone.
          heading.current?.focus()
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
      <Words {...colleague} />
      <Button variant="subtle" color="gray" aria-label={`Remove ${colleague.name}…`} onClick={onRemove}>
        Remove…
      </Button>
    </li>
  )
}

interface PrincipalsProps {
  readonly userId: string
  readonly principals: readonly Colleague[]
}

function Principals({ userId, principals }: PrincipalsProps) {
  return (
    <div>
      <Title order={3} size="h5" mb="xs">
        For whom you act
      </Title>
      <ul className={classes.people} aria-label="For whom you act">
        {principals.map(({ _id, name, email, companyInstitution }) => (
          <li key={_id} className={classes.person}>
            <Words {...{ name, email, companyInstitution }} />
            <TextLink
              to={paths.employerJobs(userId)}
              search={{ of: _id }}
              className={classes.link}
              aria-label={`Their jobs: ${name}`}
            >
              Their jobs
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Words({ name, email, companyInstitution }: Pick<Colleague, 'name' | 'email' | 'companyInstitution'>) {
  return (
    <div className={classes.words}>
      <Text fw={500}>{name}</Text>
      <Text size="sm" c="dimmed">
        {[companyInstitution, email].filter(Boolean).join(' · ')}
      </Text>
    </div>
  )
}
