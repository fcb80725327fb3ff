import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import classes from './SkillOptions.module.css'
import type { TagOption } from './tagOptions.ts'
import type { SkillList } from './useSkillList.ts'

interface SkillOptionsProps {
  readonly label: string
  readonly list: SkillList
  readonly onChoose: (tag: string) => void
  /** The field that they stand below. */
  readonly children: ReactNode
}

/** A field with the skills to choose from below it, or above it where there is no room. */
export function SkillOptions({ label, list, onChoose, children }: SkillOptionsProps) {
  return (
    <div className={classes.around}>
      {children}
      {list.isShown && <Options {...list} label={label} onChoose={onChoose} />}
    </div>
  )
}

type OptionsProps = SkillList & Pick<SkillOptionsProps, 'label' | 'onChoose'>

function Options({ label, id, options, at, optionId, onChoose }: OptionsProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => placeInSight(box.current!))
  return (
    // The field keeps the focus, whatever is pressed in here.
    <div
      ref={box}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      className={classes.options}
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map((option, index) => (
        <Option key={option.tag} {...option} id={optionId(index)} isCurrent={index === at} onChoose={() => onChoose(option.tag)} />
      ))}
    </div>
  )
}

function placeInSight(box: HTMLElement): void {
  delete box.dataset['above']
  const { bottom, height } = box.getBoundingClientRect()
  const { top } = box.parentElement!.getBoundingClientRect()
  if (bottom > (visualViewport?.height ?? innerHeight) && top > height) box.dataset['above'] = ''
}

interface OptionProps extends TagOption {
  readonly id: string
  readonly isCurrent: boolean
  readonly onChoose: () => void
}

function Option({ id, tag, alias, node, isFree, isCurrent, onChoose }: OptionProps) {
  const option = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isCurrent) option.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    <button
      ref={option}
      type="button"
      id={id}
      role="option"
      aria-selected={isCurrent}
      tabIndex={-1}
      className={classes.option}
      onClick={onChoose}
    >
      {isFree ? (
        `Use ‘${tag}’ as it is`
      ) : (
        <>
          <span>
            {tag}
            {alias !== undefined && <span className={classes.quiet}> ({alias})</span>}
          </span>
          <span className={classes.quiet}>{node}</span>
        </>
      )}
    </button>
  )
}
