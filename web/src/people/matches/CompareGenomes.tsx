import type { Signature } from '@trellis/contract/genome/genome.ts'
import type { Reason } from '@trellis/contract/matching/scores.ts'
import { Text } from '@mantine/core'
import { lazy } from 'react'
import { GenomeSkeleton } from '../../genome/GenomeSkeleton.tsx'
import { useGenome } from '../../genome/useGenome.ts'
import { paths } from '@trellis/contract/screens.ts'
import { usePerson } from '../../session/session.ts'
import { ahead } from '../../ui/loading/ahead.ts'
import { InSight } from '../../ui/loading/InSight.tsx'
import { TextLink } from '../../ui/links.tsx'
import { sharedNodes } from './sharedNodes.ts'

const GenomeOverlay = lazy(ahead(async () => ({ default: (await import('../../genome/GenomeOverlay.tsx')).GenomeOverlay })))

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
    <InSight before={<GenomeSkeleton />}>
      <GenomeOverlay
        signature={own.signature}
        name="You"
        own
        overlay={{ name, signature }}
        headingOrder={headingOrder}
        {...(shared.length > 0 && { shared })}
      />
    </InSight>
  )
}
