import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textOf } from '../../../ui/textOf.testing.ts'
import { JobAsks } from './JobAsks.tsx'

test('a skill that a job asks for is read apart from the level', () => {
  const skills = [{ name: 'Health education', proficiency: 'familiar' as const }]
  const asks = [{ skill: 'Health education', state: 'notYet' as const }]
  const markup = renderToStaticMarkup(
    <MantineProvider>
      <JobAsks {...{ asks, skills }} />
    </MantineProvider>,
  )
  expect(textOf(markup)).toContain('Not among your skills: Health education, asked for: Familiar')
})
