import { Button, Text } from '@mantine/core'
import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import type { MemberImport } from '@trellis/contract/memberImports/memberImports.ts'
import { useRef } from 'react'
import { ChooseFile } from '../../../../files/ChooseFile.tsx'
import { ButtonLink } from '../../../../ui/links.tsx'
import { tableFile } from './ImportFile.tsx'
import classes from './ImportMembers.module.css'
import { letterWords, othersWords, planWords, resultWords } from './importWords.ts'
import type { Importing } from './useImport.ts'

interface Props {
  readonly userId: string
  readonly groupId: string
  readonly importing: Importing
  readonly current: MemberImport
  /** Why nobody is invited to the group now, if so. */
  readonly whyNot: string | undefined
}

/** What the import comes to, how far it is, or what has come of it, with the one thing to do next. */
export function ImportStanding({ userId, groupId, importing, current, whyNot }: Props) {
  const { state, by, fileName, toDo, done, letters, stoppedBy, createdAt } = current
  const heading = useRef<HTMLHeadingElement>(null)
  const run = async () => {
    await importing.run(current)
    // The button that was pressed has made room for another.
    heading.current?.focus()
  }
  const begins = letters[0]?.at ?? createdAt
  const sentences = state === 'checked' ? planWords(current) : resultWords(current, state === 'ended' && stoppedBy === '')
  const title = { arriving: '', checked: 'Ready', running: 'Under way', ended: stoppedBy === '' ? 'Done' : 'Stopped' }[state]
  return (
    <section className={classes.box} aria-label={`Import of ${fileName}`}>
      <h3 className={classes.name} ref={heading} tabIndex={-1}>
        {fileName}: {title}
      </h3>
      <div role="status" className={classes.words}>
        <p className={classes.sentences}>{[stoppedBy, ...sentences].filter(Boolean).join(' ')}</p>
        {state === 'checked' && importing.leftOut !== '' && <p className={classes.sentences}>{importing.leftOut}</p>}
        {letterWords(letters, begins) !== '' && (
          <p className={classes.sentences}>{letterWords(letters, begins)} Those to come wait among the invitations.</p>
        )}
      </div>
      {state === 'running' && <progress className={classes.bar} max={toDo} value={done} aria-label="Lines that are done" />}
      {by !== null && <Text>{othersWords(by)}</Text>}
      {state === 'checked' && by === null && whyNot !== undefined && <Text>{whyNot}.</Text>}
      <div className={classes.actions}>
        {state === 'checked' && by === null && (
          <Button disabled={toDo === 0 || whyNot !== undefined || importing.isBusy} onClick={() => void run()}>
            {toDo === 1 ? 'Import 1 line' : `Import ${toDo.toLocaleString('en')} lines`}
          </Button>
        )}
        {state === 'ended' && <ButtonLink to={groupPaths.members(userId, groupId, 'accepted')}>See the members</ButtonLink>}
        {state !== 'running' && (
          <ChooseFile kind={tableFile} disabled={importing.isBusy} onFile={(file) => void importing.take(file)}>
            Choose another file
          </ChooseFile>
        )}
        <Button variant="subtle" disabled={importing.isBusy} onClick={() => void importing.drop(current)}>
          {state === 'running' ? 'Stop' : state === 'ended' ? 'Clear' : 'Discard'}
        </Button>
      </div>
    </section>
  )
}
