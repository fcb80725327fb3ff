import { lazy } from 'react'
import { InSight } from '../../ui/loading/InSight.tsx'
import { SkeletonLines } from '../../ui/states/Waiting.tsx'
import { Section } from './fields.tsx'
import type { PictureFieldProps } from './PictureField.tsx'

const PictureField = lazy(async () => ({ default: (await import('./PictureField.tsx')).PictureField }))

/** The picture of a posting, far down its form: of a stored one set at once, of a new one with the rest. */
export function PictureSection(props: PictureFieldProps) {
  return (
    <Section title="Picture">
      <InSight before={<SkeletonLines count={2} />}>
        <PictureField {...props} />
      </InSight>
    </Section>
  )
}
