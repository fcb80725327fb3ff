import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { styleNonce } from './ui/product.ts'
import { contrast, theme } from './ui/theme.ts'

/** The look that every screen stands in. */
export function Providers({ children }: { readonly children: ReactNode }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={contrast} getStyleNonce={styleNonce} defaultColorScheme="auto">
      {children}
    </MantineProvider>
  )
}
