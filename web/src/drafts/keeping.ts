import { type Person, useSession } from '../session/session.ts'
import { draftsOf, dropDraft, readDraft, saveDraft } from './drafts.ts'
import { seal, unseal } from './sealed.ts'

let sealing: Promise<unknown> = Promise.resolve()

/** Puts away what a person typed and nobody stored, as soon as they are no longer signed in. */
async function putAway({ userId, draftKey }: Person): Promise<void> {
  const drafts = draftsOf(userId)
  try {
    if (Object.keys(drafts).length > 0) {
      await seal(draftKey, drafts)
      if (useSession.getState().leaver === userId) useSession.setState({ hasKeptText: true })
    }
  } catch (failure) {
    reportError(failure)
  }
  // Whatever came of it: the next person in this tab reads nothing.
  for (const form of Object.keys(draftsOf(userId))) dropDraft(userId, form)
}

/** From now on drafts are put away whenever a session ends, so that the next person in this browser cannot read them. */
export function keepDraftsOfLeavers(): () => void {
  return useSession.subscribe((now, before) => {
    const leaver = before.person
    if (leaver === undefined || now.person?.userId === leaver.userId) return
    sealing = sealing.then(() => putAway(leaver))
  })
}

/** Brings back into this tab what a person typed before their last session in this browser ended. */
export async function bringDraftsBack(userId: string, draftKey: string): Promise<void> {
  await sealing
  for (const drafts of await unseal(draftKey)) {
    for (const [form, typed] of Object.entries(drafts)) {
      if (readDraft(userId, form) === undefined) saveDraft(userId, form, typed)
    }
  }
}
