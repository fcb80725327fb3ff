import { MINORS_AGE } from '@trellis/contract/accounts/minors.ts'
import { Text } from '@mantine/core'
import type { LinkOfPerson } from '@trellis/contract/postings/linkSides.ts'
import { isProtectedAsMinor } from '@trellis/contract/accounts/minors.ts'
import { useProfile } from '../../../profiles/useProfile.ts'
import { usePerson } from '../../../session/session.ts'

/** Tells somebody who is protected as a minor that no employer can contact them unasked. */
export function MinorNote({ link }: { readonly link: LinkOfPerson }) {
  const { userId } = usePerson()
  const { data: record } = useProfile(userId)
  const waitsForThem = !link.flags.ok2contact && ['none', 'suggested', 'saved', 'applied', 'accepted'].includes(link.state)
  if (record === undefined || !waitsForThem) return null
  const { birthYear } = record._source.generalInfo
  if (!isProtected(birthYear)) return null
  return (
    <Text size="sm" c="dimmed">
      {birthYear === '' ? 'As you give no birth year' : `As you are ${MINORS_AGE}`}, employers cannot contact you before you agree to it.
    </Text>
  )
}

const isProtected = (birthYear: string): boolean =>
  isProtectedAsMinor(birthYear === '' ? null : Number(birthYear), new Date().getUTCFullYear())
