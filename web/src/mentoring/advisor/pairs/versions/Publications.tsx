import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { moment } from '../../../../ui/dates.ts'
import { PagedList } from '../../../../ui/lists/PagedList.tsx'
import classes from '../../Mentoring.module.css'
import type { PairKind } from '../pairKinds.ts'
import { publicationsQuery, type VersionActions } from './useDraftVersions.ts'
import own from './Versions.module.css'
import { publicationTold } from './versionWords.ts'

interface Props {
  readonly groupId: string
  readonly mgrpID: string
  readonly kind: PairKind
  readonly actions: VersionActions
  readonly isArchived: boolean
  readonly onLook: (id: string) => void
  readonly onCompare: (id: string) => void
}

/** When drafts were published, and the way back to one of them. */
export function Publications({ groupId, mgrpID, kind, actions, isArchived, onLook, onCompare }: Props) {
  const query = useInfiniteQuery(publicationsQuery(groupId, mgrpID, kind))
  const pages = query.data?.pages ?? []
  return (
    <div className={own.part}>
      <h4 className={own.heading}>What was published</h4>
      <PagedList
        query={query}
        items={pages.flatMap(({ items }) => items)}
        total={pages[0]?.total ?? 0}
        nouns={['publication', 'publications']}
        end="That is all that was published."
        empty={<p className={classes.line}>Nothing is published yet.</p>}
        row={(publication) => {
          const { id, publishedAt, keptId } = publication
          const when = moment(publishedAt)
          return (
            <div key={id} className={classes.row}>
              <div className={classes.who}>
                <b>{when}</b>
                <p>{publicationTold(publication)}</p>
                {keptId === null && <p>Its pairs are not kept.</p>}
              </div>
              {keptId !== null && (
                <div className={classes.actions}>
                  <Button size="compact-md" variant="subtle" aria-label={`Look at ${when}`} onClick={() => onLook(keptId)}>
                    Look
                  </Button>
                  <Button size="compact-md" variant="subtle" aria-label={`Compare ${when}`} onClick={() => onCompare(keptId)}>
                    Compare
                  </Button>
                  {!isArchived && (
                    <Button size="compact-md" variant="default" aria-label={`Restore ${when}`} onClick={() => void actions.load(keptId)}>
                      Restore
                    </Button>
                  )}
                </div>
              )}
            </div>
          )
        }}
      />
    </div>
  )
}
