import type { Signature } from '@trellis/contract/genome/genome.ts'
import type { Reason } from '@trellis/contract/matching/scores.ts'
import { Text } from '@mantine/core'
import { GenomeOverlay } from '../../genome/GenomeOverlay.tsx'
import { GenomeSkeleton } from '../../genome/GenomeSkeleton.tsx'
import { useGenome } from '../../genome/useGenome.ts'
import { paths } from '@trellis/contract/screens.ts'
import { usePerson } from '../../session/session.ts'
import { TextLink } from '../../ui/links.tsx'
import { sharedNodes } from './sharedNodes.ts'

interface Props {
  readonly name: string
  readonly signature: Signature
  /** Why they match, where that is known. */
  readonly reasons?: readonly Reason[]
  readonly headingOrder?: 3 | 4
}

/** The viewer's genome with another person's, or a job's, over it. */
export function CompareGenomes({ name, signature, reasons, headingOrder = 4 }: Props) {
  const { userId } = usePerson()
  const { data: own } = useGenome(userId)
  if (own === undefined) return <GenomeSkeleton />
  if (own.signature === null) {
    return (
      <Text mt="sm">
        Your genome is still empty. <TextLink to={paths.bio(userId)}>Add what you did to your bio</TextLink> and compare again.
      </Text>
    )
  }
  const shared = sharedNodes(reasons)
  return (
    <GenomeOverlay
      signature={own.signature}
      name="You"
      own
      overlay={{ name, signature }}
      headingOrder={headingOrder}
      {...(shared.length > 0 && { shared })}
    />
  )
}
