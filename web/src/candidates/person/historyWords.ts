import type { LinkChange } from '@trellis/contract/postings/linkSides.ts'
import type { PipelineWords } from '../pipeline/words.ts'

type Told = Pick<LinkChange, 'by' | 'event'> & Partial<Pick<LinkChange, 'from'>>

/** What happened, in a sentence that names who did it: 'Priya contacted Maya'. */
export const historyWords = ({ history }: PipelineWords, { by, event, from }: Told, name: string): string => history[event](by, name, from)
