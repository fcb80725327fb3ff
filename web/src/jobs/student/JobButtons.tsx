import { Button, Group } from '@mantine/core'
import type { JobMatch } from '@trellis/contract/jobs/jobs.ts'
import type { LinkEvent } from '@trellis/contract/postings/links.ts'
import { paths } from '@trellis/contract/screens.ts'
import { usePerson } from '../../session/session.ts'
import { MoreMenu } from '../../ui/menu/MoreMenu.tsx'
import { ButtonLink } from '../../ui/links.tsx'
import { useChange } from '../../postings/links/changes.ts'
import { ChangeTrouble } from '../../postings/links/ChangeTrouble.tsx'
import type { LinkActions } from '../../postings/links/useLinkActions.ts'
import classes from '../../postings/postings.module.css'

interface JobButtonsProps {
  readonly job: JobMatch
  readonly actions: LinkActions
}

/** What a student may do about a job from a list: agree to be contacted, apply, save, not for me. */
export function JobButtons({ job, actions }: JobButtonsProps) {
  const { userId } = usePerson()
  const lastChange = useChange(job._id)
  const { link } = job
  if (link === null) return null
  const { name } = job._source.generalInfo
  const linked = { id: job._id, link }
  const isSaved = link.state === 'saved'
  const isContacted = link.state === 'contacted'
  const canAgree = isContacted && link.can.includes('ok2contact')
  const change = (event: LinkEvent) => void actions.change(linked, event)
  return (
    <div className={classes.actions}>
      <Group gap={4} wrap="nowrap" aria-busy={lastChange.inProcess === true}>
        {canAgree && (
          <Button size="compact-md" aria-label={`Agree to be contacted about ${name}`} onClick={() => change('ok2contact')}>
            Agree to be contacted
          </Button>
        )}
        {link.can.includes('applied') && (
          <ButtonLink
            size="compact-md"
            variant={canAgree ? 'default' : 'filled'}
            to={paths.job(userId, job._id)}
            search={{ apply: true }}
            aria-label={`Apply to ${name}`}
          >
            Apply
          </ButtonLink>
        )}
        {((link.can.includes('saved') && !isContacted) || isSaved) && (
          <Button
            variant="default"
            size="compact-md"
            aria-label={isSaved ? `Take ${name} from your saved jobs` : `Save ${name}`}
            onClick={() => change(isSaved ? 'cancel' : 'saved')}
          >
            {isSaved ? 'Saved' : 'Save'}
          </Button>
        )}
        {link.can.includes('rejected') && (
          <MoreMenu label={`More about ${name}`}>
            <Button
              variant="subtle"
              aria-label={isContacted ? `Decline ${name}` : `${name} is not for me`}
              onClick={() => change('rejected')}
            >
              {isContacted ? 'Decline' : 'Not for me'}
            </Button>
          </MoreMenu>
        )}
      </Group>
      <ChangeTrouble change={lastChange} />
    </div>
  )
}
