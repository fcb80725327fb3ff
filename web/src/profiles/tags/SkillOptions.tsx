import { Combobox } from '@mantine/core'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import classes from './TagInput.module.css'
import type { TagOption } from './tagOptions.ts'

/** The skills to choose from, below the field. */
export function SkillOptions({ label, options }: { readonly label: string; readonly options: readonly TagOption[] }) {
  return (
    <Combobox.Dropdown hidden={options.length === 0}>
      <Combobox.Options aria-label={label} mah={320} tabIndex={-1} className={classes.options}>
        {options.map((option) => (
          <Combobox.Option key={option.tag} value={option.tag} className={classes.option}>
            <OptionWords {...option} />
          </Combobox.Option>
        ))}
      </Combobox.Options>
    </Combobox.Dropdown>
  )
}

function OptionWords({ tag, alias, node, isFree }: TagOption) {
  if (isFree) return <>Use ‘{tag}’ as it is</>
  return (
    <>
      <span>
        {tag}
        {alias !== undefined && <span className={classes.quiet}> ({alias})</span>}
      </span>
      <span className={classes.quiet}>{node}</span>
    </>
  )
}
