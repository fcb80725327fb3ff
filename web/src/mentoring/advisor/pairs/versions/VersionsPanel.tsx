import { Button } from '@mantine/core'
import type { MentoringGroup } from '@trellis/contract/mentoring/mentoringGroups.ts'
import type { DraftHistory } from '@trellis/contract/mentoring/versions/draftVersions.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { sentenceOf } from '../../../../api/failure.ts'
import { focusOnceThere } from '../../../../ui/focusOnceThere.ts'
import { ErrorState } from '../../../../ui/states/ErrorState.tsx'
import { SkeletonCards, Waiting } from '../../../../ui/states/Waiting.tsx'
import classes from '../../Mentoring.module.css'
import { Comparison, type Sides } from './Comparison.tsx'
import { NamedDrafts } from './NamedDrafts.tsx'
import { Publications } from './Publications.tsx'
import type { PairKind } from '../pairKinds.ts'
import type { VersionActions } from './useDraftVersions.ts'
import own from './Versions.module.css'
import { historyTitle } from './versionWords.ts'

interface Props {
  readonly groupId: string
  readonly group: MentoringGroup
  readonly kind: PairKind
  readonly history: UseQueryResult<DraftHistory>
  readonly actions: VersionActions
  readonly onClose: () => void
}

const usual: Sides = { before: 'published', after: 'draft' }

/** The drafts that are kept, what was published, and two of them compared. */
export function VersionsPanel({ groupId, group: { _id: mgrpID, archived: isArchived }, kind, history, actions, onClose }: Props) {
  const { keepsVersions } = kind
  const [sides, setSides] = useState(usual)
  const named = history.data?.named ?? []
  const comparison = useRef<HTMLDivElement>(null)
  const show = (sides: Sides) => {
    setSides(sides)
    comparison.current?.focus()
  }
  const compare = (before: string) => show({ before, after: 'draft' })
  const forget = (id: string) => setSides((now) => (now.before === id || now.after === id ? usual : now))
  return (
    <section className={classes.panel} aria-labelledby="mentoring-versions">
      <h3 className={classes.title} id="mentoring-versions" ref={focusOnceThere} tabIndex={-1}>
        {historyTitle(kind)}
      </h3>
      {keepsVersions && history.data === undefined && history.error === null && (
        <Waiting>
          <SkeletonCards count={1} />
        </Waiting>
      )}
      {keepsVersions && history.data === undefined && history.error !== null && (
        <ErrorState error={sentenceOf(history.error)} onRetry={() => void history.refetch()} />
      )}
      {keepsVersions && history.data !== undefined && (
        <NamedDrafts {...{ mgrpID, named, actions, isArchived }} onCompare={compare} onGone={forget} />
      )}
      <Publications
        {...{ groupId, mgrpID, kind, actions, isArchived }}
        onLook={(after) => show({ before: 'nothing', after })}
        onCompare={compare}
      />
      <div ref={comparison} className={own.compared} tabIndex={-1}>
        <Comparison {...{ groupId, mgrpID, kind, named, sides, isArchived }} onChange={setSides} />
      </div>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </div>
    </section>
  )
}
