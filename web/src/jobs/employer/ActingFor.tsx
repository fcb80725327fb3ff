import { useLocation, useParams } from '@tanstack/react-router'
import { useDelegations } from '../../accounts/delegates/useDelegations.ts'
import { usePerson } from '../../session/session.ts'
import classes from './ActingFor.module.css'
import { useJob } from './queries.ts'

/** Says on whose jobs somebody works, on every screen of another recruiter's jobs: by the address, so that none forgets it. */
export function ActingFor() {
  const jobId: string | undefined = useParams({ strict: false, select: (params) => params.jobId })
  const of = useLocation({ select: ({ search }) => search.of })
  if (jobId !== undefined) return <ForOwnerOf jobId={jobId} />
  return typeof of === 'string' ? <ForPrincipal id={of} /> : null
}

function ForOwnerOf({ jobId }: { readonly jobId: string }) {
  const { userId } = usePerson()
  const own = useJob(jobId).data?.own ?? undefined
  return own === undefined || own.ownerId === userId ? null : <Strip name={own.ownerName} />
}

function ForPrincipal({ id }: { readonly id: string }) {
  const { userId } = usePerson()
  const principal = useDelegations(userId).data?.principals.find(({ _id }) => _id === id)
  return principal === undefined ? null : <Strip name={principal.name} />
}

const Strip = ({ name }: { readonly name: string }) => (
  <p className={classes.strip} role="status">
    Acting for {name}
  </p>
)
