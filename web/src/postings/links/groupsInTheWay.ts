import type { OtherMemberships } from '@trellis/contract/postings/links.calls.ts'
import { JOB, type PostingKind } from '@trellis/contract/postings/postingKinds.ts'
import { CallFailed } from '../../api/failure.ts'

export type GroupInTheWay = OtherMemberships['groups'][number]

const list = (type: 'conjunction' | 'disjunction', groups: readonly GroupInTheWay[]): string =>
  new Intl.ListFormat('en', { type }).format(groups.map(({ name }) => name))

/**
 * The failure to show where groups stand in the way of an application: the reply was a success, but nothing was sent.
 * 'Only members of Robotics or Baking club can apply.'
 */
export function groupsInTheWay(kind: PostingKind, groups: readonly GroupInTheWay[]): CallFailed {
  const applied = groups.filter(({ state }) => state === 'applied')
  const pending = applied.length > 0 ? ` You have asked to join ${list('conjunction', applied)}.` : ''
  const what = kind === JOB ? 'apply' : 'ask to join'
  const sentence = `Only members of ${list('disjunction', groups)} can ${what}.${pending} Nothing was sent.`
  return new CallFailed(200, 'InvalidTransition', sentence, { details: { groups } })
}

/** The groups that stood in the way of what failed; undefined where none did. */
export function groupsIn(failure: unknown): readonly GroupInTheWay[] | undefined {
  return failure instanceof CallFailed ? (failure.details['groups'] as readonly GroupInTheWay[] | undefined) : undefined
}
