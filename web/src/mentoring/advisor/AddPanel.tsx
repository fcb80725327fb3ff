import { Button, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { sentenceOf } from '../../api/failure.ts'
import { useCohorts } from '../../groups/advisor/cohorts/cohortQueries.ts'
import { TargetChoice } from '../../groups/advisor/jobs/TargetChoice.tsx'
import { notify } from '../../ui/notices/notify.tsx'
import { LoadMore } from '../../ui/lists/LoadMore.tsx'
import { SearchBox } from '../../ui/lists/SearchBox.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { SkeletonLines, Waiting } from '../../ui/states/Waiting.tsx'
import classes from './Mentoring.module.css'
import type { Filter } from './mentoringQueries.ts'
import type { Chosen } from './useMentoringActions.ts'

interface Choice {
  readonly id: string
  readonly name: string
  readonly more: string
}

interface Props {
  readonly userId: string
  readonly groupId: string
  readonly title: string
  /** What is found, in words: one, several. */
  readonly words: (count: number) => string
  readonly searchLabel: string
  readonly filter: Filter
  readonly onFilter: (filter: Filter) => void
  readonly query: {
    readonly data: unknown
    readonly error: unknown
    readonly isFetchingNextPage: boolean
    readonly fetchNextPage: () => unknown
    readonly refetch: () => unknown
  }
  readonly found: readonly Choice[]
  readonly total: number
  /** Why nobody, or nothing, is found where nothing is looked for. */
  readonly whyNone: string
  readonly isBusy: boolean
  /** Answers how many were added; undefined where it failed, which is told. */
  readonly onAdd: (chosen: Chosen) => Promise<number | undefined>
  readonly onClose: () => void
}

/** Members, or jobs, of the group to be chosen: one by one, or all that a name or a cohort leaves. */
export function AddPanel(props: Props) {
  const { userId, groupId, title, words, filter, onFilter, query, found, total, isBusy } = props
  const { data: cohorts = [] } = useCohorts(groupId, userId)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const panel = useRef<HTMLElement>(null)
  const toggle = (id: string, isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((other) => other !== id)))
  const add = async (what: Chosen) => {
    const added = await props.onAdd(what)
    if (added === undefined) return
    setChosen(new Set())
    notify.success(added === 0 ? 'Nothing to add: somebody else has just done it.' : `${words(added)} added.`)
    // The button that was pressed may be gone.
    panel.current?.focus()
  }
  const isNarrowed = filter.name !== '' || filter.cohort !== undefined
  return (
    <section ref={panel} className={classes.panel} aria-label={title} tabIndex={-1}>
      <div className={classes.tools}>
        <SearchBox
          label={props.searchLabel}
          placeholder="A part of the name"
          initial={filter.name}
          onSearch={(name) => onFilter({ ...filter, name })}
        />
        {cohorts.length > 0 && (
          <TargetChoice
            label="From"
            everybody="The whole group"
            {...{ cohorts }}
            chosen={filter.cohort}
            onChoose={(cohort) => onFilter({ ...filter, cohort })}
          />
        )}
      </div>
      <div className={classes.actions}>
        <Button disabled={isBusy || chosen.size === 0} onClick={() => void add([...chosen])}>
          {chosen.size === 0 ? 'Add those chosen' : `Add ${words(chosen.size)}`}
        </Button>
        {total > 0 && (
          <Button variant="default" disabled={isBusy} onClick={() => void add(filter)}>
            {total === 1 ? 'Add the only one' : `Add all ${words(total)}`}
          </Button>
        )}
        <Button variant="subtle" onClick={props.onClose}>
          Close
        </Button>
      </div>
      {query.data === undefined && query.error === null && (
        <Waiting>
          <SkeletonLines />
        </Waiting>
      )}
      {query.data === undefined && query.error !== null && (
        <ErrorState error={sentenceOf(query.error)} onRetry={() => void query.refetch()} />
      )}
      {query.data !== undefined && total === 0 && (
        <Text c="dimmed">{isNarrowed ? 'None of these is left to be added.' : props.whyNone}</Text>
      )}
      {total > 0 && (
        <>
          <ul className={classes.rows} aria-label={`To be added: ${words(total)}`}>
            {found.map(({ id, name, more }) => (
              <li key={id} className={classes.row}>
                <label className={classes.choice}>
                  <input type="checkbox" checked={chosen.has(id)} onChange={({ currentTarget }) => toggle(id, currentTarget.checked)} />
                  <span>
                    {name} <small>{more}</small>
                  </span>
                </label>
              </li>
            ))}
          </ul>
          <LoadMore shown={found.length} total={total} loading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()} />
        </>
      )}
    </section>
  )
}
