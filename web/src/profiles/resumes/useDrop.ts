import { type DragEvent, useState } from 'react'

/** Takes a file that is dropped on an element; `isOver` while one is held above it. */
export function useDrop(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false)
  const hold = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return {
    isOver,
    handlers: {
      onDragEnter: hold,
      onDragOver: hold,
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        setOver(false)
        const [file] = event.dataTransfer.files
        if (file) onFile(file)
      },
    },
  }
}
