import { Button, Text } from '@mantine/core'
import { type MemberImport, MOST_IMPORTED } from '@trellis/contract/memberImports/memberImports.ts'
import { ChooseFile } from '../../../../files/ChooseFile.tsx'
import { downloadFile } from '../../../../files/downloadFile.ts'
import type { FileKind } from '../../../../files/fileKinds.ts'
import classes from './ImportMembers.module.css'
import type { Importing } from './useImport.ts'

export const tableFile: FileKind = {
  description: 'CSV, up to 4 MB',
  accept: '.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain',
  names: /\.(csv|tsv|txt)$/i,
}

const EXAMPLE =
  '\uFEFFName,E-mail,Role,Cohort,Level\r\nAda Lovelace,ada@school.example,Member,,High School\r\nGus Bell,gus@school.example,Mentor,,Early Professional\r\n'

interface Props {
  readonly importing: Importing
  /** One of which only a part has arrived. */
  readonly current: MemberImport | undefined
}

/** Takes a file, and says how far it is sent. */
export function ImportFile({ importing, current }: Props) {
  const { sending, isBusy, take, drop } = importing
  const number = (count: number) => count.toLocaleString('en')
  return (
    <section className={classes.box} aria-label="The file">
      <p className={classes.words}>
        Take a CSV file with a column of e-mail addresses. Names, roles, cohorts and levels may stand beside them, in any order. Nobody is
        invited before you have seen what becomes of each line.
      </p>
      <Text c="dimmed" className={classes.words}>
        Up to {number(MOST_IMPORTED)} lines, as Excel, Numbers or Google Sheets save them. Who is new gets an invitation; who is a member
        already is put into the cohort, and keeps name, level and role.
      </Text>
      {sending !== undefined && (
        <label className={classes.progress}>
          <span role="status">
            {number(sending.sent)} of {number(sending.of)} lines are looked through
          </span>
          <progress max={sending.of} value={sending.sent} />
        </label>
      )}
      {sending === undefined && current !== undefined && (
        <Text role="status">
          Only {number(current.arrived)} of {number(current.expected)} lines of ‘{current.fileName}’ have arrived. Choose the file once
          more.
        </Text>
      )}
      <div className={classes.actions}>
        <ChooseFile kind={tableFile} loading={isBusy} onFile={(file) => void take(file)}>
          Choose a file
        </ChooseFile>
        <Button variant="subtle" onClick={() => downloadFile(new Blob([EXAMPLE], { type: 'text/csv' }), 'Example.csv')}>
          An example
        </Button>
        {sending === undefined && current !== undefined && (
          <Button variant="subtle" disabled={isBusy} onClick={() => void drop(current)}>
            Discard
          </Button>
        )}
      </div>
    </section>
  )
}
