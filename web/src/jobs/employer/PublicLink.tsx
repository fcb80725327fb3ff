import { Button } from '@mantine/core'
import type { JobState } from '@trellis/contract/jobs/jobs.ts'
import { paths } from '@trellis/contract/screens.ts'
import { ButtonLink } from '../../ui/links.tsx'
import { notify } from '../../ui/notices/notify.tsx'

interface PublicLinkProps {
  readonly id: string
  readonly state: JobState
  /** Whether it is offered to everybody: what is for members of some groups has no page that others read. */
  readonly isForAll: boolean
}

/** The ways from an employer's screen to the page that others read: to look at it, and, while it is open, to pass it on. */
export function PublicLink({ id, state, isForAll }: PublicLinkProps) {
  const isPublic = state === 'open' && isForAll
  return (
    <>
      <ButtonLink to={paths.publicJob(id)} variant="subtle">
        {isPublic ? 'Public page' : 'Preview'}
      </ButtonLink>
      {isPublic && (
        <Button variant="subtle" onClick={() => void copyPublicLink(id)}>
          Copy link
        </Button>
      )}
    </>
  )
}

/** Puts a job's public address where it can be pasted from; where the browser does not allow that, shows it. */
export async function copyPublicLink(id: string): Promise<void> {
  const address = `${location.origin}${paths.publicJob(id)}`
  try {
    await navigator.clipboard.writeText(address)
    notify.success('The link is copied.')
  } catch {
    notify.info(`This is the link: ${address}`)
  }
}
