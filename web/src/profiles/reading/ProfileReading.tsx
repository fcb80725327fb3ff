import { Title } from '@mantine/core'
import type { PersonCard, ProfileRecord } from '@trellis/contract/profiles/profiles.ts'
import type { ReactNode } from 'react'
import { GenomeOf } from '../../genome/GenomeOf.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { SkeletonLines, Waiting } from '../../ui/states/Waiting.tsx'
import { sectionsFor } from '../fields/sections.ts'
import { ProfileHeader } from './ProfileHeader.tsx'
import classes from './ProfileReading.module.css'
import { filledFields, SectionReading } from './SectionReading.tsx'

interface ProfileReadingProps {
  /** As a list shows them, until their profile is there. */
  readonly person: ProfileRecord | PersonCard
  /** What stands between who somebody is and their genome. */
  readonly above?: ReactNode
  readonly children?: ReactNode
}

/** Somebody's profile as others see it. Who they are stands there at once, and stays while the rest comes. */
export function ProfileReading({ person, above, children }: ProfileReadingProps) {
  return (
    <div className={classes.page}>
      <div className={classes.columns}>
        <ProfileHeader person={person}>{children}</ProfileHeader>
        {above}
        {'can' in person ? (
          <WhatTheyTell record={person} />
        ) : (
          <Waiting>
            <SkeletonLines count={6} />
          </Waiting>
        )}
      </div>
    </div>
  )
}

function WhatTheyTell({ record }: { readonly record: ProfileRecord }) {
  const { generalInfo } = record._source
  const filled = sectionsFor(generalInfo.level).filter(({ name }) => filledFields({ record, section: name }).length > 0)
  return (
    <>
      <div className={classes.genome}>
        <GenomeOf id={record._id} name={generalInfo.name} />
      </div>
      <div className={classes.sections}>
        {filled.map(({ name, title }) => (
          <section key={name} aria-labelledby={name}>
            <Title order={2} size="h3" id={name} mb="sm">
              {title}
            </Title>
            <SectionReading record={record} section={name} />
          </section>
        ))}
      </div>
      {filled.length === 0 && <EmptyState title="Nothing here yet">{generalInfo.name} has not told more so far.</EmptyState>}
    </>
  )
}
