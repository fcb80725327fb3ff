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
    const came = await put(groupId, chosen, ids)
    await Promise.all([keys.cohorts(groupId), keys.candidates(groupId)].map((queryKey) => queries.invalidateQueries({ queryKey })))
    return addedWords(nameOf(chosen), came)
  }
}

async function put(groupId: string, chosen: ChosenCohort, ids: readonly string[]): Promise<Came> {
  const all = ids.map((id) => ({ id }))
  const generalInfo = { name: nameOf(chosen), startDate: null, endDate: null }
  const { added, already } =
    typeof chosen === 'string'
      ? { ...(await call(createCohort, { body: { groupId, generalInfo, members: all } })), already: [] }
      : await call(updateCohort, { params: { id: chosen._id }, body: { add: all } })
  return { added: added.length, before: already.length, left: ids.length - added.length - already.length }
}

const people = (count: number): string => (count === 1 ? '1 person was' : `${count.toLocaleString('en')} people were`)
const were = (count: number): string => (count === 1 ? '1 was' : `${count.toLocaleString('en')} were`)

interface Came {
  readonly added: number
  readonly before: number
  /** Who left the group meanwhile, or is kept from the advisor by a block: which of the two is not said. */
  readonly left: number
}

/** '3 people were added to Juniors; 2 were in it already. 1 could not be added.' */
export function addedWords(name: string, { added, before, left }: Came): string {
  const now = `${added === 0 ? 'Nobody was' : people(added)} added to ${name}`
  const already = before === 0 ? '' : `${added === 0 ? ':' : ';'} ${were(before)} in it already`
  const gone = left === 0 ? '' : ` ${left.toLocaleString('en')} could not be added.`
  return `${now}${already}.${gone}`
}
