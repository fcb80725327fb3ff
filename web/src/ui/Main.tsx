import { createContext, type ReactNode, use } from 'react'
import { MAIN_ID } from './focus.ts'

const IsInMain = createContext(false)

interface MainProps {
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Whether what is shown stands in a page's content already. */
export const useIsInMain = (): boolean => use(IsInMain)

/** The page's content. Where it stands in another's, as an error within the shell does, that one stays the landmark. */
export function Main({ className, children }: MainProps) {
  if (use(IsInMain)) return <div className={className}>{children}</div>
  return (
    <main id={MAIN_ID} tabIndex={-1} className={className}>
      <IsInMain value>{children}</IsInMain>
    </main>
  )
}
