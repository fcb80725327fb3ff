import { Button } from '@mantine/core'
import type { SectionCompleteness } from '@trellis/contract/profiles/completeness.ts'
import type { BioSection } from '@trellis/contract/profiles/profiles.ts'
import type { Section } from '../fields/fields.ts'
import floating from '../../ui/menu/menu.module.css'
import { useFloatingPanel } from '../../ui/menu/useFloatingPanel.ts'
import { Ring } from '../Ring.tsx'
import classes from './SectionIndex.module.css'
import { useSectionInView } from './useSectionInView.ts'

interface SectionIndexProps {
  readonly shown: readonly Section[]
  readonly complete: Record<BioSection, SectionCompleteness>
}

/** The sections of the bio and how complete each is: beside the page where there is room, else behind a button above it. */
export function SectionIndex({ shown, complete }: SectionIndexProps) {
  const { isOpen, close, button, panel } = useFloatingPanel({ alignment: 'both' })
  const inView = useSectionInView(shown)
  const current = shown.find(({ name }) => name === inView) ?? shown[0]
  const links = (
    <ul className={classes.links}>
      {shown.map(({ name, title }) => (
        <li key={name}>
          <a href={`#${name}`} className={classes.link} aria-current={name === inView ? 'location' : undefined} onClick={close}>
            <Ring percent={complete[name].of === 0 ? 0 : complete[name].percent} />
            <span className={classes.title}>{title}</span>
            <span className={classes.words}>{completeWords(complete[name])}</span>
          </a>
        </li>
      ))}
    </ul>
  )
  return (
    <>
      <nav className={classes.beside} aria-label="Sections">
        {links}
      </nav>
      <nav className={classes.above} aria-label="Sections">
        <Button {...button} variant="default" fullWidth justify="space-between" rightSection={<span aria-hidden>▾</span>}>
          {current?.title}
        </Button>
        <div {...panel} className={`${floating.panel} ${classes.floating}`} role="group" aria-label="Sections">
          {isOpen && links}
        </div>
      </nav>
    </>
  )
}

/** How complete a section is, in words. */
function completeWords({ filled, of }: SectionCompleteness): string {
  if (of === 0) return 'Optional'
  return filled === of ? 'Complete' : `${filled} of ${of}`
}
