import { Text, Title } from '@mantine/core'
import type { getGroupOfPerson } from '@trellis/contract/groups/groups.calls.ts'
import type { Reply } from '@trellis/contract/wire/endpoint.ts'
import { lazy, Suspense, useState } from 'react'
import { isMissing, sentenceOf } from '../../../api/failure.ts'
import { useForgottenRefusals } from '../../../api/writes.ts'
import { Markdown } from '../../../jobs/Markdown.tsx'
import { History } from '../../../postings/links/History.tsx'
import classes from '../../../postings/PostingPage.module.css'
import { usePerson, useSession } from '../../../session/session.ts'
import { paths } from '@trellis/contract/screens.ts'
import { ButtonLink } from '../../../ui/links.tsx'
import { Notice } from '../../../ui/notices/Notice.tsx'
import { Page, usePageTitle } from '../../../ui/Page.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { SkeletonPage } from '../../../ui/states/Waiting.tsx'
import { useJoiningSide } from '../lists/side.ts'
import { groupWords } from '../groupWords.ts'
import { useGroup } from '../queries.ts'
import { GroupCohorts } from './GroupCohorts.tsx'
import { GroupFacts } from './GroupFacts.tsx'
import { GroupHeader } from './GroupHeader.tsx'
import { GroupPanel } from './GroupPanel.tsx'
import { GroupPeople } from './GroupPeople.tsx'
import { GroupTabs } from './GroupTabs.tsx'
import { HowItCompares, HowItFits } from './HowItFits.tsx'

// Who comes by an invitation.
const JoinStored = lazy(async () => ({ default: (await import('./JoinStored.tsx')).JoinStored }))

/** A whole group with all that a student or a recruiter may do about it, and for its members the people whom its directory shows. */
export function GroupScreen({ id }: { readonly id: string }) {
  const { userId } = usePerson()
  const side = useJoiningSide()
  const { query, shown } = useGroup(id, userId)
  const { error, refetch } = query
  if (shown !== undefined) return <Shown {...shown} />
  if (isMissing(error)) {
    return (
      <Page title="Group not found">
        <EmptyState title="This group is not here" action={<ButtonLink to={side.list(userId, side.first)}>{side.toFirst}</ButtonLink>}>
          It may be closed or deleted, or only the members of another group may see it.
        </EmptyState>
      </Page>
    )
  }
  if (error) {
    return (
      <Page title="Group">
        <ErrorState error={sentenceOf(error)} onRetry={() => void refetch()} />
      </Page>
    )
  }
  return <SkeletonPage />
}

type Answered = Reply<(typeof getGroupOfPerson)['description']>
type ShownProps = Pick<Answered, 'fit' | 'place' | 'asksAs' | 'toLeave'> & { readonly group: Answered['data'] }

function Shown({ group, fit, place, asksAs, toLeave }: ShownProps) {
  const info = group._source.generalInfo
  usePageTitle(info.name)
  useForgottenRefusals('link', group._id)
  const [isInvited] = useState(() => useSession.getState().groupId === group._id)
  // What the reply says of a membership is out of date for a moment after leaving, or joining.
  const { isStudent } = useJoiningSide()
  const isMember = group.link?.state === 'accepted' && place !== null
  // Fixed for the visit: what was pressed stays under the finger.
  const [wasMember] = useState(isMember)
  // Above what it tells at length, for whoever still thinks about it.
  const fitsFirst = !isMember && !wasMember
  const panel = group.link !== null && <GroupPanel group={group} link={group.link} {...{ place, asksAs, toLeave }} />
  const facts = <GroupFacts info={info} advisors={group.advisors} directory={place?.directory ?? info.directory} />
  const history = (
    <div className={classes.after}>
      <History changes={group.history} words={groupWords} />
    </div>
  )
  return (
    <div className={classes.page} data-member={wasMember || undefined}>
      {isInvited && group.link !== null && (
        <Suspense>
          <JoinStored group={group} link={group.link} />
        </Suspense>
      )}
      <div className={classes.head}>
        <GroupHeader group={group} place={place} />
        {isMember && <GroupTabs groupId={group._id} current="about" />}
      </div>
      {wasMember ? (
        facts
      ) : (
        <div className={classes.side}>
          {panel}
          {facts}
        </div>
      )}
      {!wasMember && history}
      {fitsFirst && <HowItFits fit={fit} isFirst />}
      <div className={classes.text}>
        {isMember && isStudent && <FirstSteps />}
        {info.description !== '' && (
          <section aria-labelledby="group-text">
            <Title order={2} size="h4" mb="sm" id="group-text">
              About this group
            </Title>
            <Markdown text={info.description} />
          </section>
        )}
        {isMember && isStudent && <GroupCohorts groupId={group._id} directory={place.directory} />}
        {isMember && isStudent && <GroupPeople groupId={group._id} directory={place.directory} />}
        {!isStudent && (
          <Text c="dimmed">Employers are not shown who is in a group. Who applies to your jobs, you see among your candidates.</Text>
        )}
        {!fitsFirst && fit !== null && Math.round(fit.score) > 0 && <HowItFits fit={fit} />}
        {isStudent && <HowItCompares signature={group.signature} fit={fit} />}
      </div>
      {wasMember && panel}
      {wasMember && history}
    </div>
  )
}

/** What comes next for whoever came straight here by an invitation, and has told nothing of themselves yet. */
function FirstSteps() {
  const { userId } = usePerson()
  const isArriving = useSession((state) => state.firstVisit)
  if (!isArriving) return null
  return (
    <Notice>
      You are in. Tell in three short steps what you do, and see who and what fits you.
      <ButtonLink to={paths.firstVisit(userId)} variant="default">
        Begin
      </ButtonLink>
    </Notice>
  )
}
