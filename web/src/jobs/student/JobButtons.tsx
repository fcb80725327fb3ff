import { Button } from '@mantine/core'
import type { JobCard } from '@trellis/contract/jobs/jobs.ts'
import { paths } from '@trellis/contract/screens.ts'
import { usePerson } from '../../session/session.ts'
import { ButtonLink } from '../../ui/links.tsx'
import type { LinkActions } from '../../postings/links/useLinkActions.ts'
import { ListButtons } from '../../postings/lists/ListButtons.tsx'

interface JobButtonsProps {
  readonly job: JobCard
  /** Whether something speaks against taking it: nothing then asks to apply. */
  readonly isHindered: boolean
  readonly actions: LinkActions
}

/** What a student may do about a job from a list: agree to be contacted, apply, save, not for me. */
export function JobButtons({ job: { _id: id, link, _source }, isHindered, actions }: JobButtonsProps) {
  const { userId } = usePerson()
  if (link === null) return null
  const { name } = _source.generalInfo
  const canAgree = link.state === 'contacted' && link.can.includes('ok2contact')
  const change = (event: Parameters<LinkActions['change']>[1]) => void actions.change({ id, link }, event)
  return (
    <ListButtons {...{ id, name, link }} kind="jobs" onChange={change}>
      {canAgree && (
        <Button size="compact-md" aria-label={`Agree to be contacted about ${name}`} onClick={() => change('ok2contact')}>
          Agree to be contacted
        </Button>
      )}
      {link.can.includes('applied') && (
        <ButtonLink
          size="compact-md"
          variant={canAgree || isHindered ? 'default' : 'filled'}
          to={paths.job(userId, id)}
          search={{ apply: true }}
          aria-label={`Apply to ${name}`}
        >
          Apply
        </ButtonLink>
      )}
    </ListButtons>
  )
}
