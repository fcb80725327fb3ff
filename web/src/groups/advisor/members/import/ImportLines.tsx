import { cohortKeyOf } from '@trellis/contract/memberImports/memberLines.ts'
import { type ImportLine, isToMend, type MemberImport } from '@trellis/contract/memberImports/memberImports.ts'
import { useState } from 'react'
import { useCohorts } from '../../cohorts/cohortQueries.ts'
import { FaultyLine } from './FaultyLine.tsx'
import classes from './ImportLines.module.css'
import { fateWords } from './importWords.ts'
import type { Importing } from './useImport.ts'

interface Props {
  readonly userId: string
  readonly groupId: string
  readonly importing: Importing
  readonly current: MemberImport
  readonly items: readonly ImportLine[]
}

/** Lines of the file with what becomes of each: those to be mended come first, and are mended where they stand. */
export function ImportLines({ userId, groupId, importing, current, items }: Props) {
  const { data: cohorts = [] } = useCohorts(groupId, userId)
  /** Lines that were mended stay where they are, and can be changed once more. */
  const [mended, setMended] = useState<ReadonlySet<number>>(new Set())
  const canMend = current.state === 'checked'
  const inUse = cohorts.filter(({ archived }) => !archived).map(({ _source }) => _source.generalInfo.name)
  const named = Map.groupBy(inUse, cohortKeyOf)
  const names = inUse.filter((name) => named.get(cohortKeyOf(name))?.length === 1)
  return (
    <ol className={classes.lines} aria-label="Lines of the file">
      {items.map((line) => {
        const isFaulty = isToMend(line.fate)
        return (
          <li key={line.line} className={classes.line} data-fate={isFaulty ? 'mend' : undefined}>
            <span className={classes.number}>
              <span className={classes.hint}>Line </span>
              {line.line.toLocaleString('en')}
            </span>
            {canMend && (isFaulty || mended.has(line.line)) ? (
              <FaultyLine
                {...{ line, names }}
                onMend={async (changed) => {
                  setMended((before) => new Set(before).add(line.line))
                  await importing.mend(current, changed)
                }}
              />
            ) : (
              <div className={classes.said}>
                <span>{line.email}</span>
                <span className={classes.more}>{[line.name, line.role, line.cohort, line.level].filter(Boolean).join(' · ')}</span>
              </div>
            )}
            {/* What is wrong stands at the field that is. */}
            {!(canMend && isFaulty) && <span className={classes.fate}>{fateWords(line)}</span>}
          </li>
        )
      })}
    </ol>
  )
}
