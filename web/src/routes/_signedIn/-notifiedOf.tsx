import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import { paths } from '@trellis/contract/screens.ts'
import type { ReactNode } from 'react'
import { OpenJob } from '../../jobs/student/lists/JobsBeside.tsx'
import type { Opens } from '../../notifications/opens.ts'
import { LazyAbout, LazyMentoring } from './-ownGroupParts.ts'

interface Kind {
  readonly address: (userId: string, id: string) => string
  readonly detail: (userId: string, id: string) => ReactNode
}

/** The screens of one thing, which open beside the notifications that lead there. Lists have the whole window. */
const kinds: Readonly<Record<string, Kind>> = {
  job: { address: paths.job, detail: (_userId, id) => <OpenJob key={id} id={id} /> },
  group: { address: paths.group, detail: (_userId, id) => <LazyAbout key={id} id={id} /> },
  mentoring: { address: groupPaths.ownMentoring, detail: (userId, groupId) => <LazyMentoring key={groupId} {...{ userId, groupId }} /> },
}

/** What of the notifications opens beside them. In the address it is called by its kind, its own id and that of the notification, as several lead to one thing. */
export function opensFor(userId: string): Opens {
  const read = (open: string) => {
    const [kind = '', id = ''] = open.split('.')
    return { kind: kinds[kind], id }
  }
  return {
    nameOf({ id, subject, screen }) {
      if (subject === null || screen === null) return undefined
      const kind = Object.keys(kinds).find((kind) => kinds[kind]!.address(userId, subject.id) === screen)
      return kind && [kind, subject.id, id].join('.')
    },
    address(open) {
      const { kind, id } = read(open)
      return kind?.address(userId, id) ?? paths.notifications()
    },
    detail(open) {
      const { kind, id } = read(open)
      return kind?.detail(userId, id)
    },
  }
}
