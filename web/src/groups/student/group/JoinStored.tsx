import type { GroupRecord } from '@trellis/contract/groups/groups.ts'
import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import type { LinkOfPerson } from '@trellis/contract/postings/linkSides.ts'
import { useEffect, useRef } from 'react'
import { useLinkActions } from '../../../postings/links/useLinkActions.ts'
import { useSession } from '../../../session/session.ts'
import { notify } from '../../../ui/notices/notify.tsx'
import { joinedWords } from './joinedWords.ts'

/** So long after joining it is told, in milliseconds (specification, section 9). */
const TOLD_AFTER = 1_000

interface JoinStoredProps {
  readonly group: GroupRecord
  readonly link: LinkOfPerson
}

/** Asks to join the group whose invitation brought the student here, once, and tells what came of it. What is refused is told by the page. */
export function JoinStored({ group, link }: JoinStoredProps) {
  const { change } = useLinkActions(GROUP, link.state === 'none' ? 'suggested' : link.state)
  const latest = useRef(link)
  useEffect(() => {
    latest.current = link
  }, [link])
  const { _id: id, _source } = group
  const { name } = _source.generalInfo
  useEffect(() => {
    if (useSession.getState().groupId !== id) return
    useSession.setState({ groupId: undefined })
    const { current } = latest
    const asked = current.can.includes('applied') ? change({ id, link: current }, 'applied') : Promise.resolve(true)
    void asked.then((came) => {
      if (came) setTimeout(tell, TOLD_AFTER)
    })
    function tell() {
      const words = joinedWords(latest.current.state, name)
      if (words !== '') notify.info(words)
    }
  }, [id, name, change])
  return null
}
