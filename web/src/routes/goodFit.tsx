import { createFileRoute } from '@tanstack/react-router'
import { GoodFitPage } from '../mentoring/GoodFitPage.tsx'
import { Queries } from '../session/Queries.tsx'
import { readToken } from './-token.ts'

export const Route = createFileRoute('/goodFit')({
  validateSearch: readToken,
  component: GoodFit,
})

function GoodFit() {
  return (
    <Queries>
      <GoodFitPage {...Route.useSearch()} />
    </Queries>
  )
}
