import type { DescribedKind, DomainNotifications, FacesOf, SubjectSeen } from '../platform/notifications.ts'

/** What all domains say of their notifications. */
export interface Registry {
  readonly kinds: ReadonlyMap<string, DescribedKind>
  readonly subjects: ReadonlyMap<string, SubjectSeen>
  readonly faces: ReadonlyMap<string, FacesOf>
}

/** What all domains say of their notifications, by name. */
export function registryOf(all: readonly DomainNotifications[]): Registry {
  return {
    kinds: new Map(all.flatMap(({ kinds }) => Object.entries(kinds))),
    subjects: new Map(all.flatMap(({ subjects }) => Object.entries(subjects))),
    faces: new Map(all.flatMap(({ faces = {} }) => Object.entries(faces))),
  }
}
