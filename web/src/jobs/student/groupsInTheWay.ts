import { CallFailed } from '../../api/failure.ts'

interface GroupInTheWay {
  readonly name: string
  readonly state: string
}

/**
 * The failure to show where groups stand in the way of an application: the reply was a success, but nothing was sent.
 * 'Only members of Robotics or Baking club can apply.'
 */
export function groupsInTheWay(groups: readonly GroupInTheWay[]): CallFailed {
  const names = new Intl.ListFormat('en', { type: 'disjunction' }).format(groups.map(({ name }) => name))
  const applied = groups.filter(({ state }) => state === 'applied').map(({ name }) => name)
  const pending = applied.length > 0 ? ` You have asked to join ${new Intl.ListFormat('en').format(applied)}.` : ''
  return new CallFailed(200, 'InvalidTransition', `Only members of ${names} can apply.${pending} Nothing was sent.`)
}
