import { Button, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { answerFitByLink } from '@trellis/contract/mentoring/living.calls.ts'
import { type FitAnswer, fitAnswers } from '@trellis/contract/mentoring/living/fit.ts'
import { AccountPage } from '../accounts/AccountPage.tsx'
import { call } from '../api/call.ts'
import { failedWith, sentenceOf } from '../api/failure.ts'
import { student } from '../session/side.ts'
import { ButtonLink } from '../ui/links.tsx'
import { ErrorState } from '../ui/states/ErrorState.tsx'
import { fitWords } from './fitWords.ts'

interface GoodFitPageProps {
  /** The secret of the link in the mail that asks. */
  readonly token: string
}

/** Where whoever was asked by mail answers whether a pair is a good fit. Opening the link says nothing yet: mail programs open links too. */
export function GoodFitPage({ token }: GoodFitPageProps) {
  const answer = useMutation({ mutationFn: (answer: FitAnswer) => call(answerFitByLink, { body: { token, answer } }) })
  const isInvalid = token === '' || failedWith(answer.error, 'InvalidLink') || failedWith(answer.error, 'BadInput')
  if (isInvalid) {
    return (
      <AccountPage
        side={student}
        title="This link works no more"
        subtitle="It works once, for a month, and only while you are a pair. As long as you are, sign in to answer, or to answer otherwise: on the page of your group, under Mentoring."
      >
        <ButtonLink fullWidth to="/login">
          Sign in
        </ButtonLink>
      </AccountPage>
    )
  }
  if (failedWith(answer.error, 'InvalidTransition')) {
    return (
      <AccountPage side={student} title="This is no longer asked" subtitle={sentenceOf(answer.error)}>
        <ButtonLink fullWidth to="/login">
          Sign in
        </ButtonLink>
      </AccountPage>
    )
  }
  if (answer.isSuccess) {
    return (
      <AccountPage
        side={student}
        title="Thank you"
        subtitle={
          answer.variables === 'yes'
            ? 'The advisors of your group read your answer. Nobody else does.'
            : 'The advisors of your group read your answer. Nobody else does. Where you would like somebody else, sign in and tell them so, on the page of your group, under Mentoring.'
        }
      >
        <ButtonLink fullWidth to="/login">
          Sign in
        </ButtonLink>
      </AccountPage>
    )
  }
  return (
    <AccountPage
      side={student}
      title="Is it a good fit?"
      subtitle="The mail says whom it is about. The advisors of your group read your answer; the other one does not."
    >
      {answer.error !== null && <ErrorState error={sentenceOf(answer.error)} onRetry={() => answer.mutate(answer.variables)} />}
      <Stack gap="sm">
        {fitAnswers.map((one) => (
          <Button
            key={one}
            fullWidth
            variant="default"
            loading={answer.isPending && answer.variables === one}
            disabled={answer.isPending}
            onClick={() => answer.mutate(one)}
          >
            {fitWords[one]}
          </Button>
        ))}
      </Stack>
    </AccountPage>
  )
}
