import { useQueryClient } from '@tanstack/react-query'
import { createCohort, updateCohort } from '@trellis/contract/groups/cohorts.calls.ts'
import type { CohortRecord } from '@trellis/contract/groups/cohorts.ts'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'

/** A cohort that is there, or the name of one to be made. */
export type ChosenCohort = CohortRecord | string

const nameOf = (chosen: ChosenCohort): string => (typeof chosen === 'string' ? chosen : chosen._source.generalInfo.name)

/**
 * Puts members of a group into a cohort. Whoever is in it already keeps their role in it.
 * @returns what has come of it, in a sentence
 */
export function useAddToCohort(groupId: string) {
  const queries = useQueryClient()
  return async (chosen: ChosenCohort, ids: readonly string[]): Promise<string> => {
    const there = new Set(typeof chosen === 'string' ? [] : chosen._source.members.map(({ id }) => id))
    const add = ids.filter((id) => !there.has(id)).map((id) => ({ id }))
    if (typeof chosen === 'string') {
      const generalInfo = { name: chosen, startDate: null, endDate: null }
      await call(createCohort, { body: { groupId, generalInfo, members: add } })
    } else if (add.length > 0) await call(updateCohort, { params: { id: chosen._id }, body: { add } })
    await Promise.all([keys.cohorts(groupId), keys.candidates(groupId)].map((queryKey) => queries.invalidateQueries({ queryKey })))
    return addedWords(nameOf(chosen), add.length, ids.length - add.length)
  }
}

/** '2 people are in Juniors now. 1 was before.' */
export function addedWords(name: string, added: number, before: number): string {
  if (added === 0) return before === 1 ? `They are in ${name} already.` : `All of them are in ${name} already.`
  const now = added === 1 ? `1 person is in ${name} now.` : `${added.toLocaleString('en')} people are in ${name} now.`
  if (before === 0) return now
  return `${now} ${before === 1 ? '1 was' : `${before.toLocaleString('en')} were`} before.`
}
