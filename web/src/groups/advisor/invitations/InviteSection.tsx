import { useState } from 'react'
import { useDraft } from '../../../drafts/drafts.ts'
import { CheckedInvitation } from './CheckedInvitation.tsx'
import classes from './Invitations.module.css'
import { InviteForm } from './InviteForm.tsx'
import { draftName, type InvitationActions, type Told, type TypedInvitation } from './useInvitationActions.ts'

const nothing: TypedInvitation = {
  emailList: '',
  personalLine: '',
  role: 'member',
  cohortId: '',
}

interface InviteSectionProps {
  readonly userId: string
  readonly groupId: string
  readonly actions: InvitationActions
  readonly onDone: () => void
}

/** Inviting people in two steps: what is typed, then what was read of it, before anything is sent. */
export function InviteSection({ userId, groupId, actions, onDone }: InviteSectionProps) {
  const draft = useDraft<TypedInvitation>(draftName(groupId))
  const [typed, setTyped] = useState(() => draft.read() ?? nothing)
  const [told, setTold] = useState<Told>()
  const check = async (wanted: TypedInvitation) => {
    const answer = await actions.check(wanted)
    setTyped(wanted)
    draft.save(wanted)
    setTold(answer)
  }
  const leave = () => {
    draft.drop()
    onDone()
  }
  return (
    <section className={classes.card} aria-label="Invite people">
      {told === undefined ? (
        <InviteForm {...{ userId, groupId, typed }} onTyped={draft.save} onCheck={check} onCancel={leave} />
      ) : (
        <CheckedInvitation
          {...{ typed, told }}
          onTyped={draft.save}
          onCheck={check}
          onSend={async () => {
            await actions.send(typed)
            leave()
          }}
          onBack={(wanted) => {
            setTyped(wanted)
            setTold(undefined)
          }}
        />
      )}
    </section>
  )
}
