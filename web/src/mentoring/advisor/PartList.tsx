import { Button } from '@mantine/core'
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusMain } from '../../ui/focusMain.ts'
import { LoneLink } from '../../ui/links.tsx'
import { PagedList } from '../../ui/lists/PagedList.tsx'
import { SearchBox } from '../../ui/lists/SearchBox.tsx'
import { Question } from '../../ui/questions/Question.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { CapacityForm } from './CapacityForm.tsx'
import classes from './Mentoring.module.css'

interface ListProps<Item> extends Pick<ComponentProps<typeof PagedList<Item>>, 'items' | 'nouns' | 'row'> {
  readonly query: ComponentProps<typeof PagedList<Item>>['query'] & {
    readonly data: { readonly pages: readonly { readonly total: number }[] } | undefined
  }
  readonly isArchived: boolean
  readonly isAdding: boolean
  readonly onAdd: () => void
  /** What adding more is called. */
  readonly addLabel: string
  /** By which more is added. */
  readonly panel: ReactNode
  readonly empty: { readonly title: string; readonly words: string }
  /** By what they are found by their names; nothing where there are none, or few. */
  readonly search?: { readonly label: string; readonly named: string; readonly onName: (named: string) => void }
}

/** What of one kind takes part in a mentoring group, and the way to add more. */
export function PartList<Item>({ query, items, nouns, row, isArchived, isAdding, onAdd, addLabel, panel, empty, search }: ListProps<Item>) {
  const button = useRef<HTMLButtonElement>(null)
  const wasAdding = useRef(false)
  const isNarrowed = search !== undefined && search.named !== ''
  const showAll = () => {
    search?.onName('')
    focusMain()
  }
  useEffect(() => {
    if (wasAdding.current && !isAdding) button.current?.focus()
    wasAdding.current = isAdding
  }, [isAdding])
  const add = !isArchived && !isAdding && (
    <Button ref={button} onClick={onAdd}>
      {addLabel}
    </Button>
  )
  return (
    <div className={classes.all}>
      {isAdding && panel}
      {!isAdding && (search !== undefined || add !== false) && (items.length > 0 || isNarrowed) && (
        <div className={classes.tools}>
          {search && <SearchBox label={search.label} placeholder="A part of the name" initial={search.named} onSearch={search.onName} />}
          {add}
        </div>
      )}
      {!(isAdding && !isNarrowed && query.data !== undefined && items.length === 0) && (
        <PagedList
          {...{ query, items, nouns, row }}
          total={query.data?.pages[0]?.total ?? 0}
          empty={
            isNarrowed ? (
              <EmptyState title="Nobody by that name" action={<Button onClick={showAll}>Show all</Button>}>
                Try another part of the name, or check the spelling.
              </EmptyState>
            ) : (
              <EmptyState title={empty.title} action={add || undefined}>
                {empty.words}
              </EmptyState>
            )
          }
        />
      )}
    </div>
  )
}

interface RowProps {
  readonly name: string
  /** Where they tell of themselves. */
  readonly address: string
  readonly photo?: ReactNode
  /** What is told of it, line by line. */
  readonly lines: readonly string[]
  /** How the number of its mentees is set; nothing where it has none. */
  readonly places?: { readonly label: string; readonly question: string } & Pick<
    ComponentProps<typeof CapacityForm>,
    'stored' | 'hint' | 'onStore'
  >
  readonly isBusy: boolean
  /** What goes with it for good; nothing where taking it out can be undone. */
  readonly goesAlong: string | undefined
  /** Takes it out; nothing where the mentoring group is archived. */
  readonly onTakeOut: (() => Promise<unknown>) | undefined
}

/** One of those who, or that, take part. */
export function PartRow({ name, address, photo, lines, places, isBusy, goesAlong, onTakeOut }: RowProps) {
  const [isSetting, setSetting] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    flushSync(() => setSetting(false))
    button.current?.focus()
  }
  return (
    <article className={classes.row} aria-label={name} tabIndex={-1}>
      {photo}
      <div className={classes.who}>
        <LoneLink to={address}>{name}</LoneLink>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div className={classes.rowActions}>
        {places && (
          <Button ref={button} variant="subtle" aria-expanded={isSetting} aria-label={places.label} onClick={() => setSetting(!isSetting)}>
            Places
          </Button>
        )}
        {onTakeOut && (
          <Button
            variant="subtle"
            color="gray"
            disabled={isBusy}
            aria-label={`Take out ${name}`}
            onClick={() => (goesAlong === undefined ? void onTakeOut() : setAsked(true))}
          >
            Take out
          </Button>
        )}
      </div>
      {onTakeOut && (
        <Question
          opened={isAsked}
          title={`Take ${name} out?`}
          yes="Take out"
          no="Keep"
          isRisky
          onYes={async () => {
            await onTakeOut()
            setAsked(false)
          }}
          onNo={() => setAsked(false)}
        >
          {goesAlong}
        </Question>
      )}
      {places && isSetting && (
        <CapacityForm stored={places.stored} label={places.question} hint={places.hint} onStore={places.onStore} onDone={close} />
      )}
    </article>
  )
}
