import { Button, Stack, Text, Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type Colleague, removeDelegate } from '@trellis/contract/delegates.ts'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { sentenceOf } from '../../api/failure.ts'
import { keys } from '../../api/keys.ts'
import { paths } from '../../paths.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { TextLink } from '../../ui/links.tsx'
import { notify } from '../../ui/notify.tsx'
import { SkeletonLines, Waiting } from '../../ui/Waiting.tsx'
import { AddDelegateForm } from './AddDelegateForm.tsx'
import classes from './Delegates.module.css'
import { addColleague } from './addColleague.ts'
import { useDelegations } from './useDelegations.ts'

/** Who may act on a recruiter's postings, and on whose postings the recruiter may act. */
export function DelegatesSection({ userId }: { readonly userId: string }) {
  const { data, error, refetch } = useDelegations(userId)
  return (
    <section aria-labelledby="delegates">
      <Title order={2} size="h3" mb={4} id="delegates">
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
                <DelegateRow key={colleague._id} userId={userId} colleague={colleague} />
              ))}
            </ul>
          )}
          <AddDelegateForm userId={userId} />
          {data.principals.length > 0 && <Principals userId={userId} principals={data.principals} />}
        </Stack>
      )}
    </section>
  )
}

interface DelegateRowProps {
  readonly userId: string
  readonly colleague: Colleague
}

function DelegateRow({ userId, colleague }: DelegateRowProps) {
  const queries = useQueryClient()
  const [isRemoving, setRemoving] = useState(false)
  const { _id, name, email, companyInstitution } = colleague
  const remove = async () => {
    setRemoving(true)
    try {
      const reply = await call(removeDelegate, { params: { userId, delegateId: _id } })
      queries.setQueryData(keys.delegations(userId), reply.data)
      notify.undo(`${name} may no longer act on your jobs.`, () => {
        addColleague(queries, userId, email).catch((failure: unknown) => notify.failure(failure))
      })
    } catch (failure) {
      notify.failure(failure, `${name} may still act on your jobs.`)
      setRemoving(false)
    }
  }
  return (
    <li className={classes.person}>
      <Words {...{ name, email, companyInstitution }} />
      <Button variant="subtle" color="gray" loading={isRemoving} aria-label={`Remove ${name}`} onClick={() => void remove()}>
        Remove
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
