import type { LinkChange } from '@trellis/contract/postings/linkSides.ts'

type Words = (by: string, name: string) => string

const words: Record<LinkChange['event'], Words> = {
  suggest: (_, name) => `${name} was suggested`,
  saved: (by, name) => `${by} saved ${name}`,
  applied: (by) => `${by} applied`,
  withdrawn: (by) => `${by} withdrew`,
  ok2contact: (by) => `${by} agreed to be contacted`,
  rejected: (by, name) => (by === name ? `${by} declined` : `${by} rejected ${name}`),
  shortlist: (by, name) => `${by} saved ${name}`,
  dismiss: (by, name) => `${by} asked for another in place of ${name}`,
  contacted: (by, name) => `${by} contacted ${name}`,
  accepted: (by, name) => `${by} accepted ${name}`,
  hide: (by, name) => `${by} hid ${name} from the lists`,
  unhide: (by, name) => `${by} showed ${name} in the lists again`,
  reopen: (by, name) => `${by} reopened this for ${name}`,
  cancel: (by, name) => `${by} took ${name} out of the saved`,
  undo: (by) => `${by} took the change before back`,
}

/** What happened, in a sentence that names who did it: 'Priya contacted Maya'. */
export const historyWords = ({ by, event }: Pick<LinkChange, 'by' | 'event'>, name: string): string => words[event](by, name)
