import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { FormProvider, useForm } from 'react-hook-form'
import { describe, expect, test } from 'vitest'
import { CallFailed } from '../api/failure.ts'
import type { WebLinkCheck } from './useWebLinkCheck.ts'
import { WebLinkField, withScheme } from './WebLinkField.tsx'
import { WebLinkVerdict } from './WebLinkVerdict.tsx'

const words = (check: WebLinkCheck) => renderToStaticMarkup(<WebLinkVerdict check={check} />)
const page = (title: string) => ({ state: 'checked', reachable: true, title, why: '' }) as const

describe('what came of looking', () => {
  test('is the title of the page, as text', () => {
    expect(words(page('Robotics & Friends'))).toBe('It leads to <bdi>“Robotics &amp; Friends”</bdi>')
    expect(words(page('<img src=x onerror=alert(1)>'))).not.toContain('<img')
    expect(words(page(''))).toBe('It leads to a page without a title.')
  })

  test('is why the page was not reached, which keeps nobody from saving', () => {
    const why = 'We could not reach this page.'
    expect(words({ state: 'checked', reachable: false, title: '', why })).toBe(`${why} You can save the link all the same.`)
  })

  test('is nothing yet', () => {
    expect(words({ state: 'checking' })).toBe('Checking…')
    expect(words({ state: 'none' })).toBe('')
  })

  test.each([
    [new CallFailed(429, 'TooManyAttempts', 'Too many attempts.'), /^You have checked many/],
    [new CallFailed(0, 'NoReply', 'No response from server'), /^We could not check/],
    [new Error('anything'), /^We could not check/],
  ])('is that it could not be done', (failure, said) => {
    expect(words({ state: 'failed', failure })).toMatch(said)
    expect(words({ state: 'failed', failure })).toMatch(/all the same\.$/)
  })
})

test('the field shows what is stored, and its hint', () => {
  function Form() {
    return (
      <FormProvider {...useForm({ defaultValues: { webLink: 'https://school.example/' } })}>
        <WebLinkField<{ webLink: string }> path="webLink" hint="A page of the club." />
      </FormProvider>
    )
  }
  const shown = renderToStaticMarkup(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <Form />
      </QueryClientProvider>
    </MantineProvider>,
  )
  expect(shown).toContain('name="webLink"')
  expect(shown).toMatch(/<span role="status"[^>]*>A page of the club\.<\/span>/)
})

test.each([
  ['school.example', 'https://school.example'],
  [' www.school.example/robotics?a=b ', 'https://www.school.example/robotics?a=b'],
  ['https://school.example', 'https://school.example'],
  ['http://school.example', 'http://school.example'],
  ['ftp://school.example', 'ftp://school.example'],
  ['mailto:ada@school.example', 'mailto:ada@school.example'],
  ['ada@school.example', 'ada@school.example'],
  ['school.example:8080', 'school.example:8080'],
  ['127.0.0.1', '127.0.0.1'],
  ['robotics', 'robotics'],
  ['our page.', 'our page.'],
  ['', ''],
])('%o becomes %o', (written, whole) => expect(withScheme(written)).toBe(whole))
