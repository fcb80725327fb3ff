import { MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { styleNonce } from './ui/product.ts'
import { contrast, theme } from './ui/theme.ts'

interface ProvidersProps {
  readonly queryClient: QueryClient
  readonly children: ReactNode
}

/** What every screen stands in: the look and the replies kept. */
export function Providers({ queryClient, children }: ProvidersProps) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={contrast} getStyleNonce={styleNonce} defaultColorScheme="auto">
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </MantineProvider>
  )
}
