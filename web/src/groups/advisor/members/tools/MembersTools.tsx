import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type ComponentProps, useState } from 'react'
import { ROOM_FOR_COLUMNS } from '../../../../candidates/lists/columns.ts'
import type { Pipeline } from '../../../../candidates/pipeline/pipeline.ts'
import { usePipeline } from '../../../../candidates/pipeline/pipeline.ts'
import { toggleColumn, useHiddenColumns } from '../../../../candidates/rows/columnChoice.ts'
import { CheckField } from '../../../../ui/choices/CheckField.tsx'
import { ButtonLink } from '../../../../ui/links.tsx'
import { MoreMenu } from '../../../../ui/menu/MoreMenu.tsx'
import { useFocusBack } from '../../../../ui/loading/useFocusBack.ts'
import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import classes from './MembersTools.module.css'
import { exportList } from './exportPeople.ts'

const NARROW = '(max-width: 48em)'

type Props = ComponentProps<NonNullable<Pipeline['Tools']>>

/** What an advisor does with a list of people as a whole: in and out as a table, and which columns it has. On a phone all of it is in the menu. */
export function MembersTools({ userId, postingId, list, filters }: Props) {
  const hasRoom = useMediaQuery(ROOM_FOR_COLUMNS, false, { getInitialValueInEffect: false })
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false })
  const [isBusy, setBusy] = useState(false)
  const button = useFocusBack(isBusy)
  const run = async () => {
    setBusy(true)
    await exportList(postingId, list, filters)
    setBusy(false)
  }
  const toImport = (
    <ButtonLink variant="subtle" to={groupPaths.members(userId, postingId, 'accepted')} {...{ search: { import: true } }}>
      Import
    </ButtonLink>
  )
  return (
    <>
      {!isNarrow && toImport}
      <MoreMenu label={isNarrow ? 'Import and export' : 'Export and columns'}>
        {isNarrow && toImport}
        <Button ref={button} variant="subtle" loading={isBusy} onClick={() => void run()}>
          Export
        </Button>
        {hasRoom && <Columns {...{ userId, list }} />}
      </MoreMenu>
    </>
  )
}

function Columns({ userId, list }: Pick<Props, 'userId' | 'list'>) {
  const { columnsOf } = usePipeline()
  const hidden = useHiddenColumns()
  return (
    <fieldset className={classes.columns}>
      <legend>Columns</legend>
      {columnsOf(list).map(({ title }) => (
        <CheckField key={title} label={title} checked={!hidden.includes(title)} onChange={() => toggleColumn(userId, title, hidden)} />
      ))}
    </fieldset>
  )
}
