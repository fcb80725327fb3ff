import type { DescribedKind, DomainNotifications, SubjectSeen } from '../platform/notifications.ts'

/** What all domains say of their notifications. */
export interface Registry {
  readonly kinds: ReadonlyMap<string, DescribedKind>
  readonly subjects: ReadonlyMap<string, SubjectSeen>
}

export function registryOf(all: readonly DomainNotifications[]): Registry {
  return {
    kinds: new Map(all.flatMap(({ kinds }) => Object.entries(kinds))),
    subjects: new Map(all.flatMap(({ subjects }) => Object.entries(subjects))),
  }
}
