import { Button } from '@mantine/core'
import { LONGEST_DRAFT_NAME, MOST_NAMED_DRAFTS, type NamedDraft } from '@trellis/contract/mentoring/versions/draftVersions.ts'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useDraft } from '../../../../drafts/drafts.ts'
import { Question } from '../../../../ui/questions/Question.tsx'
import { useLast } from '../../../../ui/useLast.ts'
import classes from '../../Mentoring.module.css'
import { NameForm, nameDraft } from '../../NameForm.tsx'
import type { VersionActions } from './useDraftVersions.ts'
import own from './Versions.module.css'
import { namedWords } from './versionWords.ts'

const called = (label: string) => ({ label, missing: 'Give the draft a name', longest: LONGEST_DRAFT_NAME })

interface Props {
  readonly mgrpID: string
  readonly named: readonly NamedDraft[]
  readonly actions: VersionActions
  readonly isArchived: boolean
  readonly onCompare: (id: string) => void
  /** Is told which one was thrown away. */
  readonly onGone: (id: string) => void
}

/** The drafts that are kept under a name, and where another one is. */
export function NamedDrafts({ mgrpID, named, actions, isArchived, onCompare, onGone }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [asked, setAsked] = useState<NamedDraft>()
  const last = useLast(asked)
  return (
    <div className={own.part}>
      <h4 className={own.heading} ref={heading} tabIndex={-1}>
        Kept drafts
      </h4>
      {!isArchived && named.length < MOST_NAMED_DRAFTS && (
        <NameForm
          stored=""
          formName={`draft.${mgrpID}`}
          named={called('Keep the draft of now as')}
          button="Keep it"
          isInLine
          onStore={actions.keep}
        />
      )}
      {named.length >= MOST_NAMED_DRAFTS && (
        <p
          className={classes.line}
        >{`${MOST_NAMED_DRAFTS} drafts are kept, which is as many as can be. Throw one away to keep another.`}</p>
      )}
      {named.length === 0 ? (
        <p className={classes.line}>None yet. Keep one before you try something else.</p>
      ) : (
        <ul className={own.list} aria-label="Kept drafts">
          {named.map((draft) => (
            <Row key={draft.id} {...{ draft, actions, isArchived, onCompare }} onThrowAway={() => setAsked(draft)} />
          ))}
        </ul>
      )}
      <Question
        opened={asked !== undefined}
        title={`Throw ${last?.name ?? ''} away?`}
        yes="Throw it away"
        no="Keep it"
        isRisky
        onYes={async () => {
          const isGone = asked !== undefined && (await actions.throwAway(asked)) === true
          setAsked(undefined)
          if (!isGone) return
          onGone(asked.id)
          // Its buttons are gone with it.
          heading.current?.focus()
        }}
        onNo={() => setAsked(undefined)}
      >
        This cannot be undone. The draft of now, and what members see, stay as they are.
      </Question>
    </div>
  )
}

interface RowProps extends Pick<Props, 'actions' | 'isArchived' | 'onCompare'> {
  readonly draft: NamedDraft
  readonly onThrowAway: () => void
}

function Row({ draft, actions, isArchived, onCompare, onThrowAway }: RowProps) {
  const typed = useDraft(nameDraft(draft.id))
  const [isRenaming, setRenaming] = useState(() => typed.read() !== undefined)
  const button = useRef<HTMLButtonElement>(null)
  const leaveForm = () => {
    flushSync(() => setRenaming(false))
    button.current?.focus()
  }
  if (isRenaming) {
    return (
      <li className={classes.row}>
        <NameForm
          stored={draft.name}
          formName={draft.id}
          named={called(`Name of ${draft.name}`)}
          button="Save"
          isInLine
          onStore={(name) => actions.rename(draft, name)}
          onDone={leaveForm}
        />
      </li>
    )
  }
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <b>{draft.name}</b>
        <p>{namedWords(draft)}</p>
      </div>
      <div className={classes.actions}>
        {!isArchived && (
          <Button size="compact-md" variant="default" aria-label={`Load ${draft.name}`} onClick={() => void actions.load(draft.id)}>
            Load
          </Button>
        )}
        <Button size="compact-md" variant="subtle" aria-label={`Compare ${draft.name}`} onClick={() => onCompare(draft.id)}>
          Compare
        </Button>
        <Button ref={button} size="compact-md" variant="subtle" aria-label={`Rename ${draft.name}`} onClick={() => setRenaming(true)}>
          Rename
        </Button>
        <Button size="compact-md" variant="subtle" color="gray" aria-label={`Throw away ${draft.name}`} onClick={onThrowAway}>
          Throw away
        </Button>
      </div>
    </li>
  )
}
