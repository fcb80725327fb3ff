import { Button, Text, VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Notification, NotificationFace } from '@trellis/contract/notifications/notifications.ts'
import { type MouseEvent, useRef } from 'react'
import { JobPicture } from '../files/JobPicture.tsx'
import { Photo } from '../files/Photo.tsx'
import { useOpening } from '../ui/lists/opening.ts'
import { moment } from '../ui/dates.ts'
import classes from './NotificationRow.module.css'

/** In pixels. */
const FACE = 44

interface NotificationRowProps {
  readonly notification: Notification
  /** What opens beside the list, as its address names it; undefined where the notification leads away. */
  readonly opens: string | undefined
  readonly onRead: () => void
}

/** One thing that happened. It leads to what it is about; where that is gone, it can be marked as read. */
export function NotificationRow({ notification, opens, onRead }: NotificationRowProps) {
  const { words, text, face, screen, at, read } = notification
  const opening = useOpening(opens)
  const element = useRef<HTMLDivElement>(null)
  const row = { className: classes.row, 'data-unread': !read || undefined }
  const content = (
    <>
      <span className={classes.face}>{face && <Face {...face} />}</span>
      <span>
        {!read && <VisuallyHidden>Not read: </VisuallyHidden>}
        {words}
      </span>
      {text !== '' && (
        <Text component="span" lineClamp={6} fw={400} style={{ whiteSpace: 'pre-line' }}>
          {text}
        </Text>
      )}
      <time dateTime={new Date(at).toISOString()}>{moment(at)}</time>
    </>
  )
  if (screen === null) {
    return (
      <div {...row} ref={element} tabIndex={-1}>
        {content}
        {!read && (
          <Button
            variant="subtle"
            className={classes.mark}
            aria-label={`Mark as read: ${words}`}
            onClick={() => {
              // The button goes with the mark.
              element.current?.focus({ preventScroll: true })
              onRead()
            }}
          >
            Mark as read
          </Button>
        )}
      </div>
    )
  }
  const onClick = (event: MouseEvent) => {
    opening.onClick?.(event)
    // What opens beside the list is read by then.
    if (!event.defaultPrevented) onRead()
  }
  return (
    <Link to={screen} {...row} {...opening} onClick={onClick}>
      {content}
    </Link>
  )
}

function Face({ of, name, picture, ring }: NotificationFace) {
  if (of === 'person') return <Photo name={name} address={picture} ring={ring} size={FACE} />
  return <JobPicture company={name} address={picture} ring={ring} size={FACE} />
}
