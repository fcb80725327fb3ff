import { memo } from 'react'
import classes from './Board.module.css'
import { qrPath } from './qrPath.ts'

/** A text as a QR picture, dark on light in both schemes, since not every camera reads it otherwise. */
export const QrPicture = memo(function QrPicture({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = qrPath(text)
  return (
    <svg className={classes.picture} role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  )
})
