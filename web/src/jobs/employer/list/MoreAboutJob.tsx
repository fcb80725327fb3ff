import { useRouter } from '@tanstack/react-router'
import type { OwnJobCard } from '@trellis/contract/jobs/jobs.ts'
import { paths } from '@trellis/contract/screens.ts'
import { MoreActions, type MoreChoice, stateChoice } from '../../../postings/own/MoreActions.tsx'
import type { OwnActions } from '../../../postings/own/useOwnActions.ts'
import { usePerson } from '../../../session/session.ts'
import { copyPublicLink } from '../PublicLink.tsx'

interface MoreAboutJobProps {
  readonly job: OwnJobCard
  readonly userId: string
  readonly actions: OwnActions
  readonly onDelete: (job: OwnJobCard) => void
}

/** What is done to a job less often. */
export function MoreAboutJob({ job, userId, actions, onDelete }: MoreAboutJobProps) {
  const router = useRouter()
  const person = usePerson()
  const { name, state } = job._source.generalInfo
  const isPublic = state === 'open' && !job.own.forMembers
  const choices: MoreChoice[] = [
    stateChoice(state, (next) => void actions.setState(job, next)),
    { words: isPublic ? 'Public page of' : 'Preview', run: () => void router.navigate({ href: paths.publicJob(job._id) }) },
    { words: 'Clone', run: () => void router.navigate({ href: paths.cloneJob(userId, job._id) }) },
  ]
  if (isPublic) choices.push({ words: 'Copy link of', run: () => void copyPublicLink(job._id) })
  if (job.own.ownerId === person.userId || person.info.admin) choices.push({ words: 'Delete…', run: () => onDelete(job) })
  return <MoreActions name={name} choices={choices} />
}
