import { useQueryClient } from '@tanstack/react-query'
import type { ProfileRecord, ResumeFile } from '@trellis/contract/profiles/profiles.ts'
import { offerResume, type ResumeOffer } from '@trellis/contract/resumes/resumes.ts'
import { useCallback, useRef } from 'react'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'
import { usePerson } from '../../../session/session.ts'
import { notify } from '../../../ui/notices/notify.tsx'
import { forgetReading } from '../storedReading.ts'

/** What is decided on quickly is sent in the order of deciding. */
let sending: Promise<unknown> = Promise.resolve()

function inOrder<T>(send: () => Promise<T>): Promise<T> {
  const sent = sending.then(send)
  sending = sent.catch(() => undefined)
  return sent
}

/** Which of one's own stored resumes is offered for the bio, as the server keeps it for every device. */
export function useOffer(record: ProfileRecord) {
  const { userId } = usePerson()
  const queries = useQueryClient()
  const file = record._source.generalInfo.resume.find(({ offer }) => offer !== undefined)

  const send = useCallback(
    (fileId: string, body: ResumeOffer) => inOrder(() => call(offerResume, { params: { id: userId, fileId }, body })),
    [userId],
  )
  const lastDecided = useRef(new Map<string, readonly number[]>())
  const renew = () => queries.invalidateQueries({ queryKey: keys.profile(userId) })

  /** Shows at once, and goes back with a reason when refused. */
  const set = (fileId: string, offer: ResumeOffer) => {
    lastDecided.current.set(fileId, offer.decided)
    void queries.cancelQueries({ queryKey: keys.profile(userId) })
    queries.setQueryData<ProfileRecord>(keys.profile(userId), (before) => before && withOffer(before, fileId, offer))
    send(fileId, offer).catch((failure: unknown) => {
      notify.failure(failure)
      void renew()
    })
  }
  /** The ids decided on by now, also of a resume that is not offered any more. */
  const decidedNow = (fileId: string): readonly number[] => {
    const now = queries.getQueryData<ProfileRecord>(keys.profile(userId))
    const offer = now?._source.generalInfo.resume.find(({ id }) => id === fileId)?.offer
    return offer?.decided ?? lastDecided.current.get(fileId) ?? []
  }
  /** Offers a resume anew, with everything that it says. */
  const begin = async (fileId: string) => {
    await send(fileId, { offered: true, decided: [] })
    forgetReading()
    queries.removeQueries({ queryKey: keys.resumeReading(userId, fileId) })
    await renew()
  }
  return { file, set, decidedNow, begin }
}

function withOffer(record: ProfileRecord, fileId: string, { offered, decided }: ResumeOffer): ProfileRecord {
  const { generalInfo } = record._source
  const resume = generalInfo.resume.map(({ offer, ...file }): ResumeFile => {
    if (file.id === fileId) return offered ? { ...file, offer: { decided } } : file
    return offer === undefined || offered ? file : { ...file, offer }
  })
  return { ...record, _source: { ...record._source, generalInfo: { ...generalInfo, resume } } }
}
