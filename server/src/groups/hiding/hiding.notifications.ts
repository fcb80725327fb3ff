import { paths } from '@trellis/contract/screens.ts'
import { alwaysSeen, type DescribedKind, type DomainNotifications, type FacesOf, oneLine, whenever } from '../../platform/notifications.ts'
import { postingById } from '../../postings/postings.queries.ts'
import { memberHidden } from './hiding.events.ts'

/** What the sentences are made from: the name at the time. */
interface Names {
  readonly group: string
}

/** One's own profile, as what an advisor hid. */
const OWN_PROFILE = 'ownProfile'
const screen: DescribedKind['screen'] = () => paths.settings()

const theGroup: FacesOf = async (_reader, told) =>
  told.map(({ data }) => ({ of: 'posting', name: (data as Names).group, picture: '', ring: null }))

/** Whoever is hidden by an advisor is told so, and by which group's. */
export const hidingNotifications: DomainNotifications = {
  sources: [
    whenever(memberHidden, async (tx, { id: causeId, groupId, personId: accountId, hidden }) => {
      const data: Names = { group: oneLine((await postingById(tx, groupId))?.name ?? '') }
      const kind = hidden ? 'profileHidden' : 'profileShown'
      return { notify: { accountId, kind, subject: { type: OWN_PROFILE, id: accountId }, data, causeId } }
    }),
  ],
  kinds: {
    profileHidden: {
      words: ({ group }: Names) => `An advisor of ${group} hid your profile. You can publish it again in your settings`,
      screen,
    },
    profileShown: { words: ({ group }: Names) => `An advisor of ${group} published your profile again`, screen },
  },
  subjects: { [OWN_PROFILE]: alwaysSeen },
  faces: { [OWN_PROFILE]: theGroup },
}
