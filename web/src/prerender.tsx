import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { Providers } from './Providers.tsx'
import { createAppRouter } from './router.ts'

/** The patterns of every address that has a screen, as the router writes them: '/job/$jobId'. */
export const addresses = (): string[] => Object.keys(createAppRouter().routesByPath)

/** The landing page as HTML, for the build. */
export async function renderLanding(): Promise<string> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: ['/'] }))
  await router.load()
  return renderToString(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  )
}
