import { directoryLabels, joinPolicies, joinPolicyLabels } from '@trellis/contract/groups/groups.ts'
import { directories } from '@trellis/contract/memberships/roles.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import { choicesOf, Section } from '../../../postings/form/fields.tsx'
import classes from '../../../postings/form/PostingForm.module.css'
import { CheckField } from '../../../ui/choices/CheckField.tsx'
import { Notice } from '../../../ui/notices/Notice.tsx'
import { Choice, Line } from './groupLines.ts'
import own from './JoiningFields.module.css'
import { isOpenToAll, type TypedGroup } from './typedGroup.ts'

const unchosen = { value: '', label: 'Everybody until a minor joins, then advisors only' }

/** How people come into the group, and whom they see in it. */
export function JoiningFields() {
  const { register } = useFormContext<TypedGroup>()
  const [joinPolicy, directory] = useWatch<TypedGroup, ['joinPolicy', 'directory']>({ name: ['joinPolicy', 'directory'] })
  return (
    <>
      <Section title="Joining">
        <Choice path="joinPolicy" label="Who gets in" data={choicesOf(joinPolicies, joinPolicyLabels)} />
        <div className={classes.pair}>
          <Line
            path="leastAge"
            label="Minimum age"
            inputMode="numeric"
            description="In years, reached within this year. Leave it empty for any age."
          />
          <Line path="applyUntil" label="Last day to ask" type="date" description="Leave it empty for no end." />
        </div>
        <CheckField
          label="Only one such group for each person"
          description="Whoever is in it cannot be in another of your groups that says the same."
          {...register('exclusive')}
        />
      </Section>
      <Section title="Directory">
        <div>
          <Choice
            path="directory"
            label="Whom members see"
            data={[unchosen, ...choicesOf(directories, directoryLabels)]}
            description="You and your co-advisors see everybody. Adults who are no mentors see no minor but one whom you publish as their mentor."
          />
          <div className={own.warning} aria-live="polite">
            {isOpenToAll({ joinPolicy, directory }) && (
              <Notice tone="problem">
                Anybody who asks gets in at once, and then sees everybody. Nobody checks the age that they tell: whoever says that they are
                a minor sees the minors here. Decide about each request, or show less of the group.
              </Notice>
            )}
          </div>
        </div>
      </Section>
    </>
  )
}
