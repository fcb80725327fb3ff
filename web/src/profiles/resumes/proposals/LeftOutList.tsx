import { Text, Title } from '@mantine/core'
import type { LeftOut } from '@trellis/contract/resumes/resumes.ts'
import classes from '../ResumeImport.module.css'

/** What a file says and a bio does not take, so that nobody believes it was taken over. */
export function LeftOutList({ left }: { readonly left: readonly LeftOut[] }) {
  return (
    <section className={classes.section} aria-labelledby="left-title">
      <Title order={3} size="h5" id="left-title">
        What is not taken over
      </Title>
      <ul className={classes.words}>
        {left.map(({ words, quote, why }) => (
          <li key={[words, quote, why].join('\n')}>
            {words}
            {quote && `: ‘${quote}’`}
            <Text size="sm" c="dimmed">
              {why}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  )
}
