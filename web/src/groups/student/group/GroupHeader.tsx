import { Title } from '@mantine/core'
import { ringOf } from '@trellis/contract/genome/ring.ts'
import type { GroupRecord } from '@trellis/contract/groups/groups.ts'
import { JobPicture } from '../../../files/JobPicture.tsx'
import { LinkChip } from '../../../postings/links/LinkChip.tsx'
import classes from '../../../postings/PostingPage.module.css'
import { groupWordsAs, joiningWords, placeOf } from '../groupWords.ts'
import type { Place } from './standing.ts'

/** The head of a group's page: picture, name, place, how one joins it. */
export function GroupHeader({ group, place }: { readonly group: GroupRecord; readonly place: Place | null }) {
  const info = group._source.generalInfo
  // How one joins is nothing to say to a member.
  const joining = group.link?.state === 'accepted' ? '' : joiningWords(info)
  const line = [placeOf(info), info.state === 'closed' ? 'Closed' : joining]
  return (
    <header className={classes.header}>
      <JobPicture company={info.name} address={info.groupPicture} ring={group.signature && ringOf(group.signature)} size={72} />
      <div>
        <Title order={1} className={classes.title}>
          {info.name}
        </Title>
        {group.link !== null && (
          <p className={classes.company}>
            <LinkChip link={group.link} words={groupWordsAs(place?.role ?? null)} />
          </p>
        )}
        <p className={classes.line}>{line.filter(Boolean).join(' · ')}</p>
      </div>
    </header>
  )
}
