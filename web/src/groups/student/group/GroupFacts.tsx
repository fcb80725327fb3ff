import { Anchor, Title } from '@mantine/core'
import type { GroupRecord } from '@trellis/contract/groups/groups.ts'
import type { Directory } from '@trellis/contract/memberships/roles.ts'
import classes from '../../../postings/PostingPage.module.css'
import { calendarDay } from '../../../ui/dates.ts'
import { ageOf, datesOf, joiningWords, placeOf } from '../groupWords.ts'
import { useJoiningSide } from '../lists/side.ts'
import { directoryFact } from './standing.ts'

interface Props {
  readonly info: GroupRecord['_source']['generalInfo']
  /** Null where a block stands between the two. */
  readonly advisors: GroupRecord['advisors']
  /** Whom it shows to its members. */
  readonly directory: Directory | null
}

/** What a group is, for whom and where, at a glance. */
export function GroupFacts({ info, advisors, directory }: Props) {
  const { isStudent } = useJoiningSide()
  const { webLink, applyUntil, exclusive, skills } = info
  const facts = [
    ['Place', placeOf(info)],
    ['Dates', datesOf(info)],
    ['Who may join', [joiningWords(info), ageOf(info)].filter(Boolean).join(' · ')],
    ['Ask until', applyUntil === null ? '' : calendarDay(applyUntil)],
    ['Beside others', exclusive ? 'Its advisor lets nobody be in another group of its kind' : ''],
    ['Members see', isStudent ? directoryFact(directory) : ''],
    ['About', skills.join(', ')],
    ['Advisors', advisors === null ? '' : advisors.map(({ name }) => name).join(', ')],
  ] as const
  return (
    <section className={classes.facts} aria-labelledby="group-facts">
      <Title order={2} size="h4" id="group-facts">
        Facts
      </Title>
      <dl>
        {facts
          .filter(([, words]) => words !== '')
          .map(([label, words]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        {isSafe(webLink) && (
          <div>
            <dt>On the web</dt>
            <dd>
              <WebLink address={webLink} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}

/** The server lets nothing else in; a link that did anything else would act in this page. */
const isSafe = (address: string): boolean => /^https?:\/\//i.test(address) && URL.canParse(address)

/** Where it leads is told by the host, which nobody can make up. */
function WebLink({ address }: { readonly address: string }) {
  return (
    <Anchor data-lone href={address} target="_blank" rel="noopener nofollow">
      <bdi>{new URL(address).host}</bdi>
    </Anchor>
  )
}
