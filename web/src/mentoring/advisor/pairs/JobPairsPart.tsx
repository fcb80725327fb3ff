import type { ComponentProps } from 'react'
import { jobPairs } from './jobPairs.ts'
import { PairsPart } from './PairsPart.tsx'

/** The draft of which mentee has which job. */
export const JobPairsPart = (props: Omit<ComponentProps<typeof PairsPart>, 'kind'>) => <PairsPart {...props} kind={jobPairs} />
