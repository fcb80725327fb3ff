import type { DomainNotifications } from '../platform/notifications.ts'
import { advisorsNotifications as ofAdvisors } from './advisors/advisors.notifications.ts'
import { hidingNotifications as ofHiding } from './hiding/hiding.notifications.ts'

export const groupsNotifications: DomainNotifications = {
  sources: [...ofAdvisors.sources, ...ofHiding.sources],
  kinds: { ...ofAdvisors.kinds, ...ofHiding.kinds },
  subjects: { ...ofAdvisors.subjects, ...ofHiding.subjects },
  faces: { ...ofAdvisors.faces, ...ofHiding.faces },
}
