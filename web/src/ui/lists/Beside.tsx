import { Navigate, useRouter } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useKeyPress } from '../keys/useKeyPress.ts'
import { useScreenKeys } from '../keys/screenKeys.ts'
import { ahead } from '../loading/ahead.ts'
import { ErrorBoundary } from '../states/ErrorBoundary.tsx'
import { SkeletonPage } from '../states/Waiting.tsx'
import classes from './Beside.module.css'
import { OpeningContext } from './opening.ts'
import '../travel/pictures.ts'
import { useFocusOnReturn } from './useFocusOnReturn.ts'
import { useIsWide } from './useIsWide.ts'

interface Props {
  /** The item that the address has open. */
  readonly open: string | undefined
  /** Puts another item into the address, or none. @param isFirst whether nothing was open, so that Back closes it */
  readonly onOpen: (id: string | undefined, isFirst: boolean) => void
  /** Where an item has a page of its own, for windows without the room. */
  readonly address: (id: string) => string
  readonly detail: (id: string) => ReactNode
  /** What opens, as it is read aloud. */
  readonly label: string
  readonly children: ReactNode
}

/** A list that keeps its place, with the item that is open beside it; where there is no room for both, the item has its own page. */
export function Beside({ open, onOpen, address, detail, label, children }: Props) {
  const isWide = useIsWide()
  const list = useRef<HTMLDivElement>(null)
  const pane = useRef<HTMLElement>(null)
  const isEntered = useRef(false)
  useFocusOnReturn(list, open)
  const latest = useRef(onOpen)
  useEffect(() => {
    latest.current = onOpen
  })
  const opening = useMemo(
    () => ({
      open,
      show(id: string, enters: boolean) {
        if (id === open) return pane.current?.focus()
        isEntered.current = enters
        latest.current(id, open === undefined)
      },
    }),
    [open],
  )
  useEffect(() => {
    if (open === undefined) return
    pane.current?.scrollTo(0, 0)
    list.current?.querySelector('[aria-current=true]')?.closest('article, a')?.scrollIntoView({ block: 'nearest' })
    if (isEntered.current) pane.current?.focus({ preventScroll: true })
    isEntered.current = false
  }, [open])
  const router = useRouter()
  const fetchPage = useEffectEvent(async () => router.preloadRoute({ to: address('any') }))
  useEffect(() => {
    // With the code of its page at hand, an item follows the press that opens it.
    if (!isWide) ahead(async () => fetchPage())
  }, [isWide])
  const close = () => {
    list.current?.querySelector<HTMLElement>('[aria-current=true]')?.focus()
    onOpen(undefined, false)
  }
  if (open !== undefined && !isWide) return <Navigate to={address(open)} replace />
  return (
    <OpeningContext value={isWide ? opening : undefined}>
      <div className={classes.beside} data-open={open !== undefined || undefined}>
        <div ref={list}>{children}</div>
        {open !== undefined && (
          <section ref={pane} className={classes.pane} aria-label={label} tabIndex={-1}>
            <Closing onClose={close} />
            <OpeningContext value={undefined}>
              <ErrorBoundary key={open}>
                <Suspense fallback={<SkeletonPage />}>{detail(open)}</Suspense>
              </ErrorBoundary>
            </OpeningContext>
          </section>
        )}
      </div>
    </OpeningContext>
  )
}

const closingKeys = [{ key: 'Escape', label: 'Close what is open' }] as const

function Closing({ onClose }: { readonly onClose: () => void }) {
  useScreenKeys(closingKeys)
  useKeyPress((name) => {
    if (name === 'Escape') onClose()
    return name === 'Escape'
  })
  return (
    <button type="button" className={classes.close} aria-label="Close" onClick={onClose}>
      <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden>
        <path d="M5 5l10 10M15 5L5 15" />
      </svg>
    </button>
  )
}
