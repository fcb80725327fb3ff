import type { QueryClient } from '@tanstack/react-query'
import { paths } from '@trellis/contract/screens.ts'
import { failedWith } from '../../api/failure.ts'
import { type Person, useSession } from '../session.ts'

/** Whether somebody has to be approved before they see anything but what is their own. */
export const isWaiting = ({ info }: Pick<Person, 'info'>): boolean => info.isWaiting

/** Whether a screen is for whoever waits: it shows nothing of others. */
export const isForWaiting = ({ userId }: Pick<Person, 'userId'>, pathname: string): boolean =>
  [paths.groupadminApproval(userId), paths.groupadminProfile(userId), paths.settings()].includes(pathname.replace(/\/$/, ''))

/** Notices by whatever is requested that somebody is no longer approved. */
export function noticeWaiting(queries: QueryClient): void {
  queries.getQueryCache().subscribe(({ type, query }) => {
    const { person } = useSession.getState()
    if (type !== 'updated' || person === undefined || isWaiting(person) || !failedWith(query.state.error, 'NotApproved')) return
    useSession.setState({ person: { ...person, info: { ...person.info, isWaiting: true } } })
  })
}
