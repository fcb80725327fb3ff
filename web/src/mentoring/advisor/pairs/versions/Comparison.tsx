import { NativeSelect } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ComparedDraft, NamedDraft } from '@trellis/contract/mentoring/versions/draftVersions.ts'
import { sentenceOf } from '../../../../api/failure.ts'
import { moment } from '../../../../ui/dates.ts'
import { ErrorState } from '../../../../ui/states/ErrorState.tsx'
import { SkeletonCards, Waiting } from '../../../../ui/states/Waiting.tsx'
import type { PairKind } from '../pairKinds.ts'
import { DiffTold } from './DiffTold.tsx'
import { comparisonQuery, publicationsQuery } from './useDraftVersions.ts'
import own from './Versions.module.css'

export interface Sides {
  readonly before: ComparedDraft
  readonly after: ComparedDraft
}

interface Props {
  readonly groupId: string
  readonly mgrpID: string
  readonly kind: PairKind
  readonly named: readonly NamedDraft[]
  readonly sides: Sides
  /** Whether the mentoring group is archived: its pairs have ended. */
  readonly isArchived: boolean
  readonly onChange: (sides: Sides) => void
}

/** Two drafts, chosen among that of now, what members see, and those that are kept, and what one has otherwise than the other. */
export function Comparison({ groupId, mgrpID, kind, named, sides, isArchived, onChange }: Props) {
  const published = useInfiniteQuery(publicationsQuery(groupId, mgrpID, kind)).data?.pages.flatMap(({ items }) => items) ?? []
  const { data: diff, error, refetch } = useQuery(comparisonQuery(groupId, mgrpID, kind, sides.before, sides.after))
  const choices = [
    { value: 'draft', label: 'The draft of now' },
    { value: 'published', label: isArchived ? 'What members had' : 'What members see' },
    { value: 'nothing', label: 'No pair at all' },
    ...named.map(({ id, name }) => ({ value: id, label: name })),
    ...published.flatMap(({ keptId, publishedAt }) =>
      keptId === null ? [] : [{ value: keptId, label: `Published ${moment(publishedAt)}` }],
    ),
  ]
  const nameOf = (which: ComparedDraft) => choices.find(({ value }) => value === which)?.label ?? 'A kept draft'
  return (
    <section className={own.part} aria-label="Two drafts compared">
      <h4 className={own.heading}>Compare two</h4>
      <div className={own.sides}>
        <NativeSelect
          label="Before"
          data={choices}
          value={sides.before}
          onChange={({ currentTarget }) => onChange({ ...sides, before: currentTarget.value })}
        />
        <NativeSelect
          label="After"
          data={choices}
          value={sides.after}
          onChange={({ currentTarget }) => onChange({ ...sides, after: currentTarget.value })}
        />
      </div>
      {error !== null && diff === undefined && <ErrorState error={sentenceOf(error)} onRetry={() => void refetch()} />}
      {error === null && diff === undefined && (
        <Waiting>
          <SkeletonCards count={1} />
        </Waiting>
      )}
      {diff !== undefined && (
        <DiffTold diff={diff} names={[nameOf(sides.before), nameOf(sides.after)]} noun={kind.noun} none="The two have the same pairs." />
      )}
    </section>
  )
}
