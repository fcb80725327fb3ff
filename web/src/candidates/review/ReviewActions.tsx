import { Button, Kbd } from '@mantine/core'
import '@mantine/core/styles/Kbd.layer.css'
import { useMediaQuery } from '@mantine/hooks'
import type { Candidate } from '@trellis/contract/candidates/candidates.ts'
import type { LinkOfOwner } from '@trellis/contract/postings/linkSides.ts'
import { notify } from '../../ui/notices/notify.tsx'
import { publishHeight } from '../../ui/notices/publishHeight.ts'
import { CandidateMenu } from '../deciding/CandidateMenu.tsx'
import { type Decision, decisionOf, decisionsFor, type Slot, slots } from '../deciding/decisions.ts'
import { whyNot } from '../keys/keyMap.ts'
import { usePipeline } from '../pipeline/pipeline.ts'
import { type DecisionEvent, labelOf, type PipelineWords } from '../pipeline/words.ts'
import classes from './ReviewActions.module.css'
import { useMeantFor } from './useMeantFor.ts'

interface Props {
  readonly postingId: string
  readonly candidate: Candidate
  readonly onDecide: (event: DecisionEvent) => void
}

const NARROW = '(max-width: 48em)'
/** A second tap that was meant for the person before decides nothing about the one who has come. */
const SETTLES_AFTER_MS = 350

/** On phones the buttons lie over the page, which leaves room for them: also where nobody is there to be decided about for a moment. */
const leaveRoom = (group: HTMLElement | null) => (group === null ? undefined : publishHeight(group, '--actions-height', { isKept: true }))

/**
 * What can be decided, as buttons that each keep their place from one person to the next; what is not possible says why. On a
 * phone those that fit, the rest in a menu, which is there as well where more can be done with somebody than to decide. The first that leads on is the strong one.
 */
export function ReviewActions({ postingId, candidate, onDecide }: Props) {
  const { words, acts } = usePipeline()
  const { _id: id, link } = candidate
  const { name } = candidate._source.generalInfo
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false })
  const { isSettled, isMeant } = useMeantFor(id, SETTLES_AFTER_MS)
  const possible = decisionsFor(link)
  const inSlot = ({ events }: Slot) => possible.find(({ event }) => events.includes(event))
  const strong = slots.find((slot) => slot.maybeStrong && inSlot(slot) !== undefined)
  return (
    <div ref={isNarrow ? leaveRoom : null} className={classes.actions} role="group" aria-label={`Decide about ${name}`} data-decide>
      {slots
        .filter(({ onPhones }) => onPhones || !isNarrow)
        .map((slot) => (
          <SlotButton
            key={slot.events[0]}
            slot={slot}
            link={link}
            decision={inSlot(slot)}
            isStrong={slot === strong}
            isSettled={isSettled}
            isMeant={isMeant}
            withKey={!isNarrow}
            onDecide={onDecide}
            onRefuse={(refused) => notify.success(whyNot(words, refused, name, link))}
          />
        ))}
      {(isNarrow || acts.length > 0) && <CandidateMenu postingId={postingId} candidate={candidate} onDecide={onDecide} />}
    </div>
  )
}

interface SlotButtonProps {
  readonly slot: Slot
  readonly link: LinkOfOwner
  /** The one of its decisions that is possible now. */
  readonly decision: Decision | undefined
  readonly isStrong: boolean
  readonly isSettled: boolean
  /** Whether a press was made once the buttons had been there for this person for a moment. */
  readonly isMeant: (press: UIEvent) => boolean
  readonly withKey: boolean
  readonly onDecide: (event: DecisionEvent) => void
  readonly onRefuse: (refused: readonly Decision[]) => void
}

/** A button as wide as the longest of its words, whichever is shown. */
function SlotButton({ slot, link, decision, isStrong, isSettled, isMeant, withKey, onDecide, onRefuse }: SlotButtonProps) {
  const all = slot.events.map(decisionOf)
  const { words } = usePipeline()
  const { event: shown } = decision ?? all[0]!
  const faces = all.flatMap(({ event, key }) => [{ key, label: labelOf(words, event) }, ...otherFace(words, event, key)])
  const face = labelOf(words, shown, link)
  return (
    <Button
      variant={isStrong ? 'filled' : 'default'}
      className={classes.slot}
      aria-disabled={decision === undefined || undefined}
      data-impossible={decision === undefined || undefined}
      disabled={!isSettled}
      data-settling={!isSettled || undefined}
      {...(decision?.key && { 'aria-keyshortcuts': decision.key })}
      onClick={({ nativeEvent }) => {
        if (!isMeant(nativeEvent)) return
        if (decision === undefined) onRefuse(all)
        else onDecide(decision.event)
      }}
    >
      {faces.map(({ label, key }) => (
        <span key={label} className={classes.face} data-shown={label === face || undefined} aria-hidden={label !== face}>
          {label}
          {withKey && key && (
            <Kbd size="xs" aria-hidden>
              {key}
            </Kbd>
          )}
        </span>
      ))}
    </Button>
  )
}

/** The label that the same decision has about others. */
function otherFace({ decisions }: PipelineWords, event: DecisionEvent, key: string | undefined) {
  const { other } = decisions[event]
  return other === undefined ? [] : [{ key, label: other.label }]
}
