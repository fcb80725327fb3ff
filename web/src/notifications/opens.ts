import type { Notification } from '@trellis/contract/notifications/notifications.ts'
import type { ReactNode } from 'react'

/** What notifications lead to that opens beside their list. The domains that it belongs to stand above this one: the route hands it down. */
export interface Opens {
  /** What a notification opens, as the address of the list names it; undefined where it leads away. */
  readonly nameOf: (notification: Notification) => string | undefined
  /** Where it has a page of its own. */
  readonly address: (open: string) => string
  readonly detail: (open: string) => ReactNode
}
