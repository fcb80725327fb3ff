import type { Match } from '@trellis/contract/matching/matching.ts'
import { paths } from '@trellis/contract/screens.ts'
import { usePerson } from '../../session/session.ts'
import { ButtonLink } from '../../ui/links.tsx'
import { Notice } from '../../ui/notices/Notice.tsx'

interface Props {
  /** The best of what a list has. */
  readonly best: Pick<Match, 'score'> | undefined
}

/** Above a list in which nothing fits, as for somebody whose bio is still empty: why, and what to do about it. */
export function LittleInCommon({ best }: Props) {
  const { userId } = usePerson()
  if (best === undefined || Math.round(best.score) > 0) return null
  return (
    <Notice>
      You have little in common with anybody here so far. Each entry of your bio that you tag with a skill brings better matches.
      <ButtonLink to={paths.bio(userId)} variant="default">
        Go to my bio
      </ButtonLink>
    </Notice>
  )
}
