import { ringOf } from '@trellis/contract/genome/ring.ts'
import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import type { FoundGroup } from '@trellis/contract/groups/groups.ts'
import type { Bucket } from '@trellis/contract/postings/links.ts'
import { JobPicture } from '../../../files/JobPicture.tsx'
import { FoundWords } from '../../../people/found/FoundWords.tsx'
import { MatchReasons } from '../../../people/matches/MatchReasons.tsx'
import { LinkChip } from '../../../postings/links/LinkChip.tsx'
import type { LinkActions } from '../../../postings/links/useLinkActions.ts'
import { PostingCard } from '../../../postings/lists/PostingCard.tsx'
import classes from '../../../postings/postings.module.css'
import { usePerson } from '../../../session/session.ts'
import { calendarDay, day } from '../../../ui/dates.ts'
import { TextLink } from '../../../ui/links.tsx'
import { useOpening } from '../../../ui/lists/opening.ts'
import { ageOf, datesOf, groupWords, groupWordsAs, joiningWords, placeOf } from '../groupWords.ts'
import { GroupButtons } from './GroupButtons.tsx'

interface Props {
  readonly group: FoundGroup
  /** The list that it stands in. */
  readonly bucket: Bucket
  readonly actions: LinkActions
}

/** A group at a glance, with the strongest reason why it fits whoever is not in it; its page says all of them. */
export function GroupCard({ group, bucket, actions }: Props) {
  const { score, parts, reasons } = group
  const { name } = group._source.generalInfo
  // Whoever is in a group already needs no reason to join it.
  const isOwnGroup = group.link?.state === 'accepted'
  return (
    <PostingCard
      id={group._id}
      name={name}
      link={group.link}
      words={groupWords}
      label={name}
      head={<GroupHead group={group} />}
      buttons={<GroupButtons group={group} actions={actions} />}
      {...{ bucket, actions }}
    >
      <FoundWords found={group.found?.filter(({ text }) => text !== name)} />
      {score !== undefined && parts && reasons && !isOwnGroup && (
        <MatchReasons title="Why it fits" isCard most={1} {...{ score, parts, reasons }} />
      )}
    </PostingCard>
  )
}

/** What a group is at a glance: picture, name, place, how one joins it or since when one is in it, for whom and when it is. */
function GroupHead({ group }: { readonly group: FoundGroup }) {
  const { userId } = usePerson()
  const info = group._source.generalInfo
  const { link } = group
  const isMember = link?.state === 'accepted'
  const facts = [
    isMember && link.changedAt !== null && `You joined on ${day(link.changedAt)}`,
    info.state === 'closed' ? 'Closed' : !isMember && joiningWords(info),
    ageOf(info),
    datesOf(info),
    !isMember && info.state === 'open' && info.applyUntil !== null && `Ask until ${calendarDay(info.applyUntil)}`,
  ]
  const place = placeOf(info)
  const about = info.skills.join(', ')
  return (
    <div className={classes.head}>
      <JobPicture company={info.name} address={info.groupPicture} ring={ringOf(group.signature)} size={48} />
      <div>
        <div className={classes.titleLine}>
          <h2 className={classes.name}>
            <TextLink to={groupPaths.group(userId, group._id)} underline="hover" {...useOpening(group._id)}>
              {info.name}
            </TextLink>
          </h2>
          {link !== null && <LinkChip link={link} words={groupWordsAs(group.role)} />}
        </div>
        <p className={classes.company}>
          {place || about} {place !== '' && <span>{about}</span>}
        </p>
        <p className={classes.facts}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  )
}
