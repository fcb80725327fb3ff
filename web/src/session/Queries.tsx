import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from '../api/queryClient.ts'
import { whenSignedInAgain } from './lapse.ts'
import { whenPersonLeaves } from './ofThisPerson.ts'

whenPersonLeaves(() => queryClient.clear())
whenSignedInAgain(() => void queryClient.invalidateQueries())

/** What screens with queries stand in. Not around the whole app: the landing page has none. */
export function Queries({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
