import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { Notice } from '../../ui/notices/Notice.tsx'
import classes from './PostingForm.module.css'
import type { DraftedForm, TypedPosting } from './useDraftedForm.ts'
import type { Storing } from './useStoring.ts'

interface PostingFormProps<Typed extends TypedPosting, Info extends FieldValues> {
  /** What it is: 'job'. */
  readonly noun: string
  readonly isNew: boolean
  readonly drafted: DraftedForm<Typed, Info>
  readonly storing: Storing
  /** What stands beside the fields where there is room: the genome and the buttons. */
  readonly aside: ReactNode
  readonly children: ReactNode
}

/** The form of a posting: its fields, and what came of what was typed before. */
export function PostingForm<Typed extends TypedPosting, Info extends FieldValues>({
  noun,
  isNew,
  drafted,
  storing,
  aside,
  children,
}: PostingFormProps<Typed, Info>) {
  const { form, hasKept, isOutdated, startOver } = drafted
  return (
    <FormProvider {...form}>
      <form className={classes.form} noValidate autoComplete="off" onSubmit={(event) => event.preventDefault()}>
        <div className={classes.fields}>
          {(hasKept || isOutdated) && (
            <Notice>
              {hasKept && 'What you typed before is here again. It is not saved yet. '}
              {isOutdated && `Somebody has changed the ${noun} since. If you save, what is here replaces that.`}
              <Button
                variant="default"
                onClick={() => {
                  storing.forgetFailure()
                  startOver()
                }}
              >
                {isNew ? 'Start over' : 'Drop it and show what is saved'}
              </Button>
            </Notice>
          )}
          {children}
        </div>
        <div className={classes.aside}>{aside}</div>
      </form>
    </FormProvider>
  )
}
