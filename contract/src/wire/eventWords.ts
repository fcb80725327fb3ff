import { spelling } from './spelling.ts'

/**
 * What the owner of a posting does with a candidate, in the letters of the wire: the API is inherited, and its clients write
 * them. `pS` picks somebody, who is saved on the owner's side; `mS` asks for another in place of a suggested one, whom it
 * rejects; `hF` and `pF` set and clear the flag that keeps somebody out of the owner's lists. Inside it is shortlisting, since
 * `saved` is what a person does with a posting.
 */
export const eventSpelling = spelling({ shortlist: 'pS', dismiss: 'mS', hide: 'hF', unhide: 'pF' })
