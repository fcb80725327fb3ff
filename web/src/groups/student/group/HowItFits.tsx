import { Title } from '@mantine/core'
import type { getGroupOfPerson } from '@trellis/contract/groups/groups.calls.ts'
import type { GroupRecord } from '@trellis/contract/groups/groups.ts'
import type { Reply } from '@trellis/contract/wire/endpoint.ts'
import { CompareGenomes } from '../../../people/matches/CompareGenomes.tsx'
import { MatchReasons } from '../../../people/matches/MatchReasons.tsx'
import classes from '../../../postings/PostingPage.module.css'

type Fit = Reply<(typeof getGroupOfPerson)['description']>['fit']

/** Why the group fits the student, in words. @param isFirst above what it tells at length, for whoever still thinks about it */
export function HowItFits({ fit, isFirst = false }: { readonly fit: Fit; readonly isFirst?: boolean }) {
  if (fit === null) return null
  return (
    <section {...(isFirst && { className: classes.fitting })} aria-labelledby="group-why">
      <Title order={2} size="h4" mb="sm" id="group-why">
        How it fits you
      </Title>
      <MatchReasons title="Why it fits" {...fit} />
    </section>
  )
}

/** Its genome and the student's, one over the other. */
export function HowItCompares({ signature, fit }: Pick<GroupRecord, 'signature'> & { readonly fit: Fit }) {
  if (signature === null) return null
  return (
    <section aria-labelledby="group-compared">
      <Title order={2} size="h4" mb="sm" id="group-compared">
        How you compare
      </Title>
      <CompareGenomes name="this group" signature={signature} headingOrder={3} {...(fit && { reasons: fit.reasons })} />
    </section>
  )
}
