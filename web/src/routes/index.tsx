import { createFileRoute, type ParsedLocation, redirect } from '@tanstack/react-router'
import { KEYWORD, keepKeyword } from '../landing/search/keyword.ts'
import { LandingPage } from '../landing/LandingPage.tsx'
import { leadOnSignedIn } from '../session/guards.ts'
import { paths } from '@trellis/contract/screens.ts'

export const Route = createFileRoute('/')({
  beforeLoad({ location }) {
    leadOnSignedIn()
    leadOnWithKeyword(location)
  },
  component: LandingPage,
})

/** What a visitor looked for before the page's scripts were there comes in the query. */
function leadOnWithKeyword({ searchStr }: ParsedLocation): void {
  const sent = new URLSearchParams(searchStr).get(KEYWORD)
  if (sent !== null && keepKeyword(sent)) throw redirect({ to: paths.landing(), search: {}, replace: true })
}
