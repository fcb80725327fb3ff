import { TextLink } from '../../ui/links.tsx'
import { Notice } from '../../ui/notices/Notice.tsx'
import { usePostingDraft } from '../form/postingDraft.ts'
import classes from './Unfinished.module.css'

interface UnfinishedProps {
  /** What it is: 'job'. */
  readonly noun: string
  /** Where it was typed. */
  readonly to: string
}

/** Leads back to a posting that was begun in this tab and never stored. */
export function Unfinished({ noun, to }: UnfinishedProps) {
  const kept = usePostingDraft<{ readonly name: string }>(noun, 'new').read()
  if (kept === undefined) return null
  const { name } = kept.typed
  return (
    <div className={classes.unfinished}>
      <Notice>
        <span>
          {name.trim() === '' ? `A ${noun} that you began` : `‘${name.trim()}’, which you began,`} is not saved yet.{' '}
          <TextLink to={to}>Go on with it</TextLink>
        </span>
      </Notice>
    </div>
  )
}
