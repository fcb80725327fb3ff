import { useQueryClient } from '@tanstack/react-query'
import * as calls from '@trellis/contract/memberImports/memberImports.calls.ts'
import { LINES_AT_ONCE, type MemberImport, type SentLine } from '@trellis/contract/memberImports/memberImports.ts'
import type { MemberLine } from '@trellis/contract/memberImports/memberLines.ts'
import { useState } from 'react'
import { call } from '../../../../api/call.ts'
import { sentenceOf } from '../../../../api/failure.ts'
import { keys } from '../../../../api/keys.ts'
import { useLeavingIfForbidden } from '../../../../postings/forbidden.ts'
import { type ImportPage, importQuery } from './importQueries.ts'
import { leftOutWords } from './importWords.ts'
import { readInBackground } from './readInBackground.ts'

const FILE_NAME_LENGTH = 200

/** What an advisor does with the import of a group. */
export function useImport(groupId: string, page: number) {
  const queries = useQueryClient()
  const leaveIfForbidden = useLeavingIfForbidden()
  const [problem, setProblem] = useState('')
  /** How many lines of how many have been sent. */
  const [sending, setSending] = useState<{ readonly sent: number; readonly of: number }>()
  const [isBusy, setBusy] = useState(false)
  /** Which columns of the file just taken are not read, in a sentence. */
  const [leftOut, setLeftOut] = useState('')
  const params = { groupId }
  const refresh = () => queries.invalidateQueries({ queryKey: keys.group(groupId, 'import') })

  /** Says why something failed. What another advisor did meanwhile is shown. */
  async function attempt(work: () => Promise<unknown>): Promise<void> {
    setBusy(true)
    setProblem('')
    try {
      await work()
    } catch (reason) {
      if (!leaveIfForbidden(reason)) setProblem(sentenceOf(reason))
    }
    await refresh()
    setBusy(false)
  }

  async function send(fileName: string, lines: readonly MemberLine[]): Promise<void> {
    const { data } = await call(calls.beginMemberImport, { params, body: { fileName, lines: lines.length } })
    for (let sent = 0; sent < lines.length; sent += LINES_AT_ONCE) {
      setSending({ sent, of: lines.length })
      await call(calls.putImportLines, { params, body: { importId: data.id, lines: lines.slice(sent, sent + LINES_AT_ONCE) } })
    }
  }

  return {
    problem,
    sending,
    isBusy,
    leftOut,
    take: (file: File) =>
      attempt(async () => {
        setLeftOut('')
        const read = await readInBackground(file)
        if ('problem' in read) setProblem(read.problem)
        else {
          await send(file.name.slice(0, FILE_NAME_LENGTH) || 'File', read.lines).finally(() => setSending(undefined))
          if (read.leftOut !== undefined) setLeftOut(leftOutWords(read.leftOut))
        }
      }),
    run: ({ id: importId }: MemberImport) => attempt(() => call(calls.runMemberImport, { params, body: { importId } })),
    drop: ({ id: importId }: MemberImport) => attempt(() => call(calls.dropMemberImport, { params, query: { importId } })),
    /** Changes a line where it stands. Throws `CallFailed`. */
    async mend({ id: importId }: MemberImport, line: SentLine): Promise<void> {
      const { data, lines } = await call(calls.putImportLines, { params, body: { importId, lines: [line] } })
      const told = new Map(lines.map((one) => [one.line, one]))
      queries.setQueryData<ImportPage>(importQuery(groupId, page).queryKey, (before) =>
        before === undefined ? before : { ...before, data, items: before.items.map((one) => told.get(one.line) ?? one) },
      )
    },
  }
}

export type Importing = ReturnType<typeof useImport>
