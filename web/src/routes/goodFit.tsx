import { createFileRoute } from '@tanstack/react-router'
import { GoodFitPage } from '../mentoring/GoodFitPage.tsx'
import { Queries } from '../session/Queries.tsx'

export const Route = createFileRoute('/goodFit')({
  validateSearch: ({ token }: Record<string, unknown>) => ({ token: typeof token === 'string' ? token : '' }),
  component: GoodFit,
})

function GoodFit() {
  return (
    <Queries>
      <GoodFitPage {...Route.useSearch()} />
    </Queries>
  )
}
