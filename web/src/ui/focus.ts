import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

export const MAIN_ID = 'main'

/** After going to another screen, puts the focus on its content, so that keyboards and screen readers start there. */
export function useFocusOnNavigation(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged) return
        const main = document.getElementById(MAIN_ID)
        if (main !== null && !main.contains(document.activeElement)) main.focus({ preventScroll: true })
      }),
    [router],
  )
}
