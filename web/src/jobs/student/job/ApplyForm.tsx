import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import type { JobRecord } from '@trellis/contract/jobs/jobs.ts'
import type { LinkOfPerson } from '@trellis/contract/postings/linkSides.ts'
import { agreesUnlessSaid } from '@trellis/contract/accounts/minors.ts'
import type { ProfileRecord } from '@trellis/contract/profiles/profiles.ts'
import { type SubmitEvent, useRef, useState } from 'react'
import { CheckField } from '../../../ui/choices/CheckField.tsx'
import { sentenceOf } from '../../../api/failure.ts'
import { useDraft } from '../../../drafts/drafts.ts'
import { useProfile } from '../../../profiles/useProfile.ts'
import { usePerson } from '../../../session/session.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { SkeletonLines, Waiting } from '../../../ui/states/Waiting.tsx'
import { tooLong } from '../../../ui/words/tooLong.ts'
import { useChange } from '../../../postings/links/changes.ts'
import { ResumeChoice } from './ResumeChoice.tsx'
import type { LinkActions } from '../../../postings/links/useLinkActions.ts'

interface ApplyFormProps {
  readonly job: JobRecord
  readonly link: LinkOfPerson
  readonly actions: LinkActions
  readonly onSent: () => void
  readonly onCancel: () => void
}

interface Typed {
  /** The id of a resume, or empty for none. */
  readonly resume: string
  readonly note: string
  /** Whether the employer may contact them; undefined while they have not said. */
  readonly ok2contact?: boolean
}

const LONGEST_NOTE = 2_000

const isGrownUp = ({ _source }: ProfileRecord): boolean =>
  agreesUnlessSaid(Number(_source.generalInfo.birthYear) || null, new Date().getUTCFullYear())

/** An application: one of the student's resumes and a few words. It is kept until it is sent. */
export function ApplyForm({ job, link, actions, onSent, onCancel }: ApplyFormProps) {
  const { userId } = usePerson()
  const { data: record, error, refetch } = useProfile(userId)
  const draft = useDraft<Typed>(`job.apply.${job._id}`)
  const [typed, setTyped] = useState<Typed>(() => draft.read() ?? { resume: '', note: '' })
  const noteField = useRef<HTMLTextAreaElement>(null)
  const [asksForResume, setAsksForResume] = useState(false)
  const { inProcess } = useChange(job._id)
  const { companyInstitution, resumeWanted } = job._source.generalInfo
  const resumes = record?._source.generalInfo.resume
  if (record === undefined && error) return <ErrorState error={sentenceOf(error)} onRetry={() => void refetch()} />
  if (record === undefined || resumes === undefined) {
    return (
      <Waiting>
        <SkeletonLines />
      </Waiting>
    )
  }
  const isAdult = isGrownUp(record)
  const { ok2contact = isAdult } = typed
  // One that was kept in a draft may have been deleted since.
  const resume = resumes.some(({ id }) => id === typed.resume) ? typed.resume : ''
  const type = (part: Partial<Typed>) => {
    // What the draft holds is newer than this render while a file is on its way.
    const now = { ...typed, ...draft.read(), ...part }
    setTyped(now)
    draft.save(now)
  }
  const noteFault = tooLong(typed.note, LONGEST_NOTE)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const lacksResume = resumeWanted && resume === ''
    setAsksForResume(lacksResume)
    if (noteFault !== undefined) noteField.current?.focus()
    if (lacksResume || noteFault !== undefined) return
    if (!(await actions.change({ id: job._id, link }, 'applied', { resume, note: typed.note.trim(), ok2contact }))) return
    draft.drop()
    onSent()
  }
  return (
    <form onSubmit={(event) => void submit(event)} aria-label="Your application">
      <Stack>
        <ResumeChoice
          resumes={resumes}
          chosen={resume}
          required={resumeWanted}
          error={asksForResume && resume === '' ? `${companyInstitution} asks for a resume.` : undefined}
          onChoose={(id) => type({ resume: id })}
        />
        <Textarea
          label={`A few words to ${companyInstitution}`}
          description={`Optional. ${typed.note.length.toLocaleString('en')} of ${LONGEST_NOTE.toLocaleString('en')} characters.`}
          autosize
          minRows={4}
          maxRows={12}
          error={noteFault}
          ref={noteField}
          value={typed.note}
          onChange={({ currentTarget }) => type({ note: currentTarget.value })}
        />
        <CheckField
          label="They may contact me"
          description={
            isAdult ? 'About this job, before they decide.' : 'Off unless you want it. Without it they can answer you here only.'
          }
          checked={ok2contact}
          onChange={({ currentTarget }) => type({ ok2contact: currentTarget.checked })}
        />
        <Text size="sm" c="dimmed">
          {companyInstitution} will see your bio{isAdult || ok2contact ? ' and your e-mail' : ', not your e-mail'}, also while your profile
          is hidden.
        </Text>
        <Group gap="xs">
          <Button type="submit" loading={inProcess === true}>
            Send application
          </Button>
          <Button variant="default" onClick={onCancel}>
            Not now
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
