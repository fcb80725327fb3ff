import type { Link, LinkEvent, LinkSide, Said } from './links.ts'

/** When what stands in a link happened, in milliseconds since 1970; null where it did not. */
export interface LinkTimes {
  readonly appliedAt: number | null
  /** When each side's state changed last. */
  readonly personChangedAt: number | null
  readonly ownerChangedAt: number | null
}

/** One row of a table: who may cause what, from which links, and what becomes of the link. */
export interface Transition {
  readonly event: LinkEvent
  readonly by: LinkSide
  readonly from: (link: Link) => boolean
  /** Whether it is time, such as a week after a rejection; any time where the row does not say it. `now` in milliseconds since 1970. */
  readonly when?: (times: LinkTimes, now: number) => boolean
  readonly to: (link: Link, said: Said) => Link
}

/** When a change is asked for. */
export interface Moment {
  readonly now: number
  readonly times: LinkTimes
}

/** How links to postings of one kind change. */
export interface LinkRules {
  /** What becomes of a link by an event; undefined where the event is not allowed from it by this side. */
  changed(link: Link, event: LinkEvent, by: LinkSide, said?: Said, moment?: Moment): Link | undefined
  /** The events that one side may cause from a link. */
  eventsFrom(link: Link, by: LinkSide, moment?: Moment): LinkEvent[]
}

const nothingSaid: Said = { ok2contact: false }

/** The rules that a table holds. Without a moment, no row is allowed that asks the time. */
export function rulesFrom(table: readonly Transition[]): LinkRules {
  const allows = ({ from, when }: Transition, link: Link, moment: Moment | undefined): boolean =>
    from(link) && (when === undefined || (moment !== undefined && when(moment.times, moment.now)))
  return {
    changed: (link, event, by, said = nothingSaid, moment) =>
      table.find((row) => row.event === event && row.by === by && allows(row, link, moment))?.to(link, said),
    eventsFrom: (link, by, moment) => table.filter((row) => row.by === by && allows(row, link, moment)).map(({ event }) => event),
  }
}
