import { Text } from '@mantine/core'
import { withOutcome } from '../api/failure.ts'
import classes from './people.module.css'
import type { Row } from './rows.ts'

/** Why the last thing that the viewer did to a person did not come about. */
export function RowTrouble({ row: { error } }: { readonly row: Row }) {
  if (error === undefined) return null
  return (
    <Text role="alert" className={classes.refusal} c="var(--mantine-color-error)" size="sm" mt={4}>
      {withOutcome(error, 'Nothing was changed.')}
    </Text>
  )
}
