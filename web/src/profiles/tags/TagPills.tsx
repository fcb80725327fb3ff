import { OTHER_TAG } from '@trellis/contract/profiles/tags.ts'
import classes from './TagPills.module.css'

/** The skills of an entry, to read. */
export function TagPills({ tags }: { readonly tags: readonly string[] }) {
  const shown = tags.length > 0 ? tags : [OTHER_TAG]
  return (
    <ul className={classes.tags} aria-label="Skills">
      {shown.map((tag) => (
        <li key={tag} data-other={tag === OTHER_TAG || undefined}>
          {tag}
        </li>
      ))}
    </ul>
  )
}
