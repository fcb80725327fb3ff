import type { LivingPair } from '@trellis/contract/mentoring/living/pairsLiving.ts'
import type { MentoringGroup } from '@trellis/contract/mentoring/mentoringGroups.ts'
import type { PersonCard } from '@trellis/contract/profiles/profiles.ts'
import { paths } from '@trellis/contract/screens.ts'
import { Photo } from '../../../files/Photo.tsx'
import { day } from '../../../ui/dates.ts'
import { LoneLink } from '../../../ui/links.tsx'
import { fitWords } from '../../fitWords.ts'
import { pausesWords } from '../../pauseWords.ts'
import { StandingMark } from '../../StandingMark.tsx'
import classes from '../Mentoring.module.css'
import own from './LivingTable.module.css'
import { RematchPanel } from './RematchPanel.tsx'
import { type Week, weeksMet } from './weeksMet.ts'

interface Props {
  readonly pair: LivingPair
  readonly groupId: string
  readonly group: MentoringGroup
  readonly now: number
}

const nameOf = ({ _source }: PersonCard): string => _source.generalInfo.name

/** @param hasEnded whether the mentoring group is archived: the two meet no more */
function metWords({ met, sessions }: LivingPair, now: number, hasEnded: boolean): string {
  const last = sessions.find(({ at }) => at <= now)
  const next = hasEnded ? undefined : sessions.findLast(({ at }) => at > now)
  const count = met === 1 ? 'Met once' : `Met ${met.toLocaleString('en')} times`
  const past =
    last === undefined ? (hasEnded ? 'Did not meet' : 'Not met yet') : `${count}, last on ${day(last.at)} for ${last.minutes} minutes`
  return next === undefined ? past : `${past}. Next on ${day(next.at)}`
}

function fitTold({ answers: { mentee, mentor } }: LivingPair): string | undefined {
  if (mentee === null && mentor === null) return undefined
  const told = (who: string, answer: typeof mentee) => (answer === null ? [] : [`the ${who} says ${fitWords[answer].toLowerCase()}`])
  return `A good fit: ${[...told('mentee', mentee), ...told('mentor', mentor)].join(', ')}`
}

/** A published pair: when they met in the last weeks, whether they fit, and who asks for somebody else. */
export function LivingRow({ pair, groupId, group, now }: Props) {
  const { mentee, mentor, standing, since, asks } = pair
  const [menteeName, mentorName] = [nameOf(mentee), nameOf(mentor)]
  const [fit, pauses] = [fitTold(pair), pausesWords(pair.pauses)]
  return (
    <article className={classes.row} aria-label={`${menteeName} with ${mentorName}`}>
      <Photo name={menteeName} address={mentee._source.generalInfo.profilePicture} ring={mentee.ring} size={40} />
      <div className={classes.who}>
        <LoneLink to={paths.preview(mentee._id)}>{menteeName}</LoneLink>
        <p>
          {'With '}
          <LoneLink to={paths.preview(mentor._id)}>{mentorName}</LoneLink>
          {`, ${group.archived ? 'from' : 'since'} ${day(since)}`}
        </p>
        <p>{metWords(pair, now, group.archived)}</p>
        {pauses !== undefined && <p>{pauses}</p>}
        {fit !== undefined && <p>{fit}</p>}
        {asks.map(({ by, reason, at }) => (
          <p key={by} className={own.asks}>
            <b>{`The ${by} ${group.archived ? 'asked' : 'asks'} for another ${by === 'mentee' ? 'mentor' : 'mentee'}`}</b>
            {`, ${group.archived ? 'on' : 'since'} ${day(at)}${reason === '' ? '' : `: “${reason}”`}`}
          </p>
        ))}
      </div>
      <div className={own.standing}>{standing !== null && <StandingMark standing={standing} />}</div>
      <Weeks weeks={weeksMet(pair, now)} />
      {asks.length > 0 && !group.archived && <RematchPanel {...{ pair, groupId }} mgrpID={group._id} />}
    </article>
  )
}

/** The minutes of each week as bars: told in words beside it. */
function Weeks({ weeks }: { readonly weeks: readonly Week[] }) {
  const most = Math.max(60, ...weeks.map(({ minutes }) => minutes ?? 0))
  return (
    <div className={own.weeks} aria-hidden>
      {weeks.map(({ week, minutes }) => (
        <i
          key={week}
          data-state={minutes === null ? 'before' : minutes > 0 ? 'met' : 'none'}
          style={{ height: `${10 + (90 * (minutes ?? 0)) / most}%` }}
        />
      ))}
    </div>
  )
}
