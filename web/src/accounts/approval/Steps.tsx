import { Text, VisuallyHidden } from '@mantine/core'
import type { OwnApproval } from '@trellis/contract/accounts/approvals.ts'
import { usePerson } from '../../session/session.ts'
import { moment } from '../../ui/dates.ts'
import { productName } from '../../ui/product.ts'
import classes from './ApprovalPage.module.css'

const told = ({ toldAt }: OwnApproval): string =>
  toldAt === null
    ? `Nobody looks after ${productName()} here yet. Ask whoever runs it at your school: they can approve you.`
    : `They were told at ${moment(toldAt)}. Advisors see the people of their groups, minors among them, so a person looks at each account.`

/** What was done, what is under way, and what comes next. */
export function Steps({ approval }: { readonly approval: OwnApproval }) {
  const { info } = usePerson()
  return (
    <ol className={classes.steps}>
      <li className={classes.step} data-done>
        <Mark words="Done">✓</Mark>
        <h2 className={classes.name}>Your e-mail is verified</h2>
        <Text c="dimmed">{info.email}</Text>
      </li>
      <li className={classes.step} data-now>
        <Mark words="Under way">2</Mark>
        <h2 className={classes.name}>An administrator looks at your account</h2>
        <Text c="dimmed">{told(approval)}</Text>
      </li>
      <li className={classes.step}>
        <Mark words="Next">3</Mark>
        <h2 className={classes.name}>You get a mail, and everything opens</h2>
        <Text c="dimmed">
          Your institution, title and website help them to know who you are. This page goes on by itself; you need not keep it open.
        </Text>
      </li>
    </ol>
  )
}

function Mark({ words, children }: { readonly words: string; readonly children: string }) {
  return (
    <span className={classes.mark}>
      <span aria-hidden>{children}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  )
}
