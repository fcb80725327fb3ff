import { zodResolver } from '@hookform/resolvers/zod'
import { Button, Text, TextInput } from '@mantine/core'
import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { FormFailure } from '../../../accounts/FormFailure.tsx'
import { useSubmit } from '../../../accounts/useSubmit.ts'
import { groupsIn } from '../../../postings/links/groupsInTheWay.ts'
import { GroupsToJoin } from '../../../postings/links/GroupsToJoin.tsx'
import { ButtonLink } from '../../../ui/links.tsx'
import { Page } from '../../../ui/Page.tsx'
import classes from './JoinScreen.module.css'
import { TypedCode } from './typedCode.ts'
import { useJoinByCode } from './useJoinByCode.ts'

interface JoinScreenProps {
  readonly userId: string
  /** The code that the address brings along, which is used at once. */
  readonly code: string | undefined
}

/** Where a student types the code of a group, or comes with one. */
export function JoinScreen({ userId, code }: JoinScreenProps) {
  const form = useForm({ resolver: zodResolver(TypedCode), defaultValues: { code: code ?? '' } })
  const element = useRef<HTMLFormElement>(null)
  const join = useJoinByCode(userId)
  const { onSubmit, failure } = useSubmit(form, async (typed) => join(typed.code), { InvalidCode: 'code' })
  useEffect(() => {
    if (code === undefined) form.setFocus('code')
    else element.current?.requestSubmit()
  }, [form, code])
  const { errors, isSubmitting } = form.formState
  const groups = groupsIn(failure)
  return (
    <Page title="Join with a code" subtitle="An advisor of the group gives it to you, on the board or as a picture.">
      <form ref={element} className={classes.form} noValidate autoComplete="off" onSubmit={onSubmit}>
        <TextInput
          label="Code"
          description="Six letters and digits. Small letters and the hyphen make no difference."
          classNames={{ input: classes.code! }}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={50}
          {...form.register('code')}
          error={errors.code?.message}
        />
        <FormFailure failure={failure} />
        {groups !== undefined && <GroupsToJoin groups={groups} />}
        <div className={classes.buttons}>
          <Button type="submit" loading={isSubmitting}>
            Join
          </Button>
          <ButtonLink to={groupPaths.groups(userId, 'suggested')} variant="subtle">
            See groups for you
          </ButtonLink>
        </div>
        <Text size="sm" c="dimmed">
          Some groups take you at once, in others an advisor decides. Its advisors see your bio from then on, also while your profile is
          hidden.
        </Text>
      </form>
    </Page>
  )
}
