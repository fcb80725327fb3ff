import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'

interface UndoButtonProps {
  /** In this browser's time. */
  readonly until: number
  /** What is taken back, for whoever does not see where the button stands. */
  readonly about: string
  readonly onUndo: () => void
}

/** 'Undo', as long as it can be. Keyed by `until`, so that another change has a button of its own. */
export function UndoButton({ until, about, onUndo }: UndoButtonProps) {
  const [isOver, setOver] = useState(() => Date.now() >= until)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), Math.max(0, until - Date.now()))
    return () => clearTimeout(timer)
  }, [until])
  if (isOver) return null
  return (
    <Button variant="subtle" aria-label={`Undo: ${about}`} onClick={onUndo}>
      Undo
    </Button>
  )
}
