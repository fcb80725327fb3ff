import { paths } from '@trellis/contract/screens.ts'
import { lazy, type ReactNode, useState } from 'react'
import { Beside } from '../../../ui/lists/Beside.tsx'

const JobScreen = lazy(async () => ({ default: (await import('../job/JobScreen.tsx')).JobScreen }))

/** What of its address a list of jobs has open beside it. */
export interface Opened {
  readonly open: string | undefined
  readonly onOpen: (id: string | undefined, isFirst: boolean) => void
}

/** A list of jobs with the one that is open. */
export function JobsBeside({ userId, children, ...opened }: Opened & { readonly userId: string; readonly children: ReactNode }) {
  return (
    <Beside {...opened} label="The job" address={(id) => paths.job(userId, id)} detail={(id) => <OpenJob key={id} id={id} />}>
      {children}
    </Beside>
  )
}

/** A job as it opens beside a list. */
export function OpenJob({ id }: { readonly id: string }) {
  const [applying, setApplying] = useState(false)
  return <JobScreen id={id} applying={applying} onApplying={setApplying} />
}
