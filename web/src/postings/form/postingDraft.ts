import { saveDraft, useDraft } from '../../drafts/drafts.ts'

/** What was typed into the form of a posting and is not stored yet. */
interface PostingDraft<Typed> {
  readonly typed: Typed
  /** When the stored posting that was typed over was changed last; null for a new one. */
  readonly basedOn: number | null
}

const nameOf = (noun: string, form: string) => `${noun}.${form}`

/**
 * @param noun the kind of posting: 'job'
 * @param form 'new', the id of a posting, or 'clone.' and the id of the posting that is copied
 */
export function usePostingDraft<Typed>(noun: string, form: string) {
  return useDraft<PostingDraft<Typed>>(nameOf(noun, form))
}

/** Keeps as the draft of a posting that is stored by now what was typed after that. */
export function movePostingDraft(userId: string, noun: string, id: string, draft: PostingDraft<unknown>): void {
  saveDraft(userId, nameOf(noun, id), draft)
}
