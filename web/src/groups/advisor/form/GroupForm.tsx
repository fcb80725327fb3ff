import { Text } from '@mantine/core'
import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import type { GroupRecord } from '@trellis/contract/groups/groups.ts'
import { useState } from 'react'
import { LazyMarkdown } from '../../../jobs/LazyMarkdown.tsx'
import { AddressFields } from '../../../postings/form/AddressFields.tsx'
import { DescriptionField } from '../../../postings/form/DescriptionField.tsx'
import { Section } from '../../../postings/form/fields.tsx'
import { PictureSection } from '../../../postings/form/PictureSection.tsx'
import { PostingForm } from '../../../postings/form/PostingForm.tsx'
import classes from '../../../postings/form/PostingForm.module.css'
import { StoringButtons } from '../../../postings/form/StoringButtons.tsx'
import { useDraftedForm } from '../../../postings/form/useDraftedForm.ts'
import { useStoring } from '../../../postings/form/useStoring.ts'
import { WebLinkField } from '../../WebLinkField.tsx'
import { groupKind } from '../groupKind.ts'
import { GroupGenome, GroupSkills } from './GroupSkills.tsx'
import { Line } from './groupLines.ts'
import { JoiningFields } from './JoiningFields.tsx'
import { SeenByFields } from './SeenByFields.tsx'
import { readGroup, type TypedGroup } from './typedGroup.ts'

interface GroupFormProps {
  readonly userId: string
  /** The stored group; undefined for a new one. */
  readonly group: GroupRecord | undefined
  /** What the form begins with, and returns to when it is started over. */
  readonly start: TypedGroup
  /** Under which the draft is kept. */
  readonly formName: string
}

const words = {
  noun: 'group',
  whoSees: 'Nobody but its advisors sees a group before it is open.',
  closing: 'Nobody can ask to join any more. Everybody in it stays, and you can open the group again.',
}

/** Everything that a group tells, with its genome while it is typed. */
export function GroupForm({ userId, group, start, formName }: GroupFormProps) {
  const state = group?._source.generalInfo.state
  const [picture, setPicture] = useState<File>()
  const drafted = useDraftedForm({
    noun: 'group',
    formName,
    start,
    goal: { state: state ?? 'draft', before: group?._source.generalInfo },
    read: readGroup,
    changedAt: group?.own?.updatedAt ?? null,
  })
  const manage = (id: string) => groupPaths.manageGroup(userId, id)
  const storing = useStoring({
    kind: groupKind,
    stored: group,
    ownerOf: () => userId,
    picture,
    drafted,
    ways: { edited: manage, opened: manage },
  })
  return (
    <PostingForm
      noun="group"
      isNew={group === undefined}
      {...{ drafted, storing }}
      aside={
        <>
          <GroupGenome />
          <StoringButtons {...{ words, state, storing }} isUnsaved={drafted.isUnsaved} />
        </>
      }
    >
      <Section title="The group">
        <Line path="name" label="Name" />
        <DescriptionField Reader={LazyMarkdown} />
        <WebLinkField<TypedGroup> path="webLink" />
      </Section>
      <GroupSkills />
      <Section title="Place and time">
        <AddressFields />
        <Text size="sm" c="dimmed">
          Suggested to people who live there. Leave it empty if you meet online.
        </Text>
        <div className={classes.pair}>
          <Line path="startDate" label="Starts" type="date" />
          <Line path="endDate" label="Ends" type="date" />
        </div>
      </Section>
      <JoiningFields />
      <SeenByFields userId={userId} groupId={group?._id} />
      <PictureSection kind={groupKind} stored={group} waiting={picture} onWaiting={setPicture} />
    </PostingForm>
  )
}
