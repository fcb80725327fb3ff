import { Text } from '@mantine/core'
import type { Colleague } from '@trellis/contract/accounts/delegates.ts'
import classes from './Delegates.module.css'

/** Who a colleague is. */
export function ColleagueWords({ name, email, companyInstitution }: Pick<Colleague, 'name' | 'email' | 'companyInstitution'>) {
  return (
    <div className={classes.words}>
      <Text fw={500}>{name}</Text>
      <Text size="sm" c="dimmed">
        {[companyInstitution, email].filter(Boolean).join(' · ')}
      </Text>
    </div>
  )
}
