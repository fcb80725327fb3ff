import { paths } from '@trellis/contract/screens.ts'
import { TextLink } from '../../../ui/links.tsx'
import { Notice } from '../../../ui/notices/Notice.tsx'
import { useJobDraft } from '../form/jobDraft.ts'
import classes from './UnfinishedJob.module.css'

/** Leads back to a job that was begun in this tab and never stored. */
export function UnfinishedJob({ userId }: { readonly userId: string }) {
  const kept = useJobDraft('new').read()
  if (kept === undefined) return null
  const { name } = kept.typed
  return (
    <div className={classes.unfinished}>
      <Notice>
        <span>
          {name.trim() === '' ? 'A job that you began' : `‘${name.trim()}’, which you began,`} is not saved yet.{' '}
          <TextLink to={paths.postJob(userId)}>Go on with it</TextLink>
        </span>
      </Notice>
    </div>
  )
}
