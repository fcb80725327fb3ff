import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getGenome, takeGeneSnapshot } from '@trellis/contract/genome/genome.calls.ts'
import { call } from '../api/call.ts'
import { keys } from '../api/keys.ts'
import { notify } from '../ui/notices/notify.tsx'

/** The bio is read again this long after a snapshot was taken. */
const GENE_SNAPSHOT_RELOAD_MS = 1_000

/** A visible person's genome. */
export function genomeQuery(id: string) {
  return queryOptions({
    queryKey: keys.genome(id),
    queryFn: async ({ signal }) => (await call(getGenome, { params: { id } }, { signal })).data,
  })
}

/** Somebody’s genome, as far as the viewer may see it. */
export function useGenome(id: string) {
  return useQuery(genomeQuery(id))
}

/** Keeps one's genome as it is now, and reads it and the bio again a little later. */
export function useGeneSnapshot(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(takeGeneSnapshot, { body: { profID: id } }),
    onSuccess: () => {
      notify.success('Snapshot taken')
      setTimeout(() => {
        void queries.invalidateQueries({ queryKey: keys.genome(id) })
        void queries.invalidateQueries({ queryKey: keys.profile(id) })
      }, GENE_SNAPSHOT_RELOAD_MS)
    },
    onError: (failure) => notify.failure(failure),
  })
}
