import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textOf } from '../../ui/textOf.testing.ts'
import { AskedSkillsTold } from './AskedSkills.tsx'

test('a skill that is asked for is read apart from what shows it', () => {
  const markup = renderToStaticMarkup(
    <MantineProvider>
      <AskedSkillsTold asked={[{ skill: 'Cooking', fit: 'have', by: 'Line cook' }]} />
    </MantineProvider>,
  )
  expect(textOf(markup)).toContain('Cooking: shown by Line cook')
})
