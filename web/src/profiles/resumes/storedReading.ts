import { queryOptions, skipToken } from '@tanstack/react-query'
import type { ProfileRecord, ResumeFile } from '@trellis/contract/profiles/profiles.ts'
import { type Proposal, readResume } from '@trellis/contract/resumes/resumes.ts'
import { call } from '../../api/call.ts'
import { keys } from '../../api/keys.ts'
import { whenPersonLeaves } from '../../session/ofThisPerson.ts'
import { tabStorage } from '../../session/storage.ts'

const KEPT = 'resumeReading'

interface Kept {
  readonly fileId: string
  readonly proposals: Proposal[]
}

function kept(fileId: string): Proposal[] | undefined {
  try {
    const reading = JSON.parse(tabStorage()?.getItem(KEPT) ?? 'null') as Kept | null
    return reading?.fileId === fileId ? reading.proposals : undefined
  } catch {
    return undefined
  }
}

/** Keeps what was read in this tab, so that a reload does not read the file again. */
export function keepReading(fileId: string, proposals: Proposal[]): void {
  try {
    tabStorage()?.setItem(KEPT, JSON.stringify({ fileId, proposals } satisfies Kept))
  } catch {
    // The tab's storage is full or refused: the file is read again.
  }
}

/** Forgets what was read of a resume. */
export function forgetReading(): void {
  tabStorage()?.removeItem(KEPT)
}

whenPersonLeaves(forgetReading)

/** What a stored resume would add to the bio, as it was read first, without what the bio has by now. */
export function readingQuery({ _id: id, _source: bio }: ProfileRecord, file: ResumeFile | undefined) {
  return queryOptions({
    queryKey: keys.resumeReading(id, file?.id),
    queryFn:
      file === undefined
        ? skipToken
        : async () => {
            const before = kept(file.id)
            if (before !== undefined) {
              const { onlyNew } = await import('@trellis/contract/resumes/proposals.ts')
              return onlyNew(bio, before)
            }
            const { proposals } = (await call(readResume, { params: { id, fileId: file.id } })).data
            keepReading(file.id, proposals)
            return proposals
          },
    staleTime: Infinity,
  })
}
