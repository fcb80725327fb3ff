import type { GroupJob } from '@trellis/contract/groups/internships.calls.ts'

type Offered = Pick<GroupJob, 'forGroup' | 'forCohorts' | 'offered' | '_source'>

const list = (names: readonly string[]): string => new Intl.ListFormat('en', { type: 'conjunction' }).format(names)

/**
 * Why a job stands among those of a group: 'Chosen by the advisors of Robotics club', 'Chosen for Class of 2028 by the advisors of
 * Robotics club', 'Offered by Acme to members of Robotics club alone'.
 * @param nameOf what a cohort that the student is in is called
 */
export function whyHere(
  { forGroup, forCohorts, offered, _source }: Offered,
  group: string,
  nameOf: (id: string) => string | undefined,
): string {
  if (offered) return `Offered by ${_source.generalInfo.companyInstitution} to members of ${group} alone`
  const names = forCohorts.map(nameOf).filter((name) => name !== undefined)
  return forGroup || names.length === 0 ? `Chosen by the advisors of ${group}` : `Chosen for ${list(names)} by the advisors of ${group}`
}
