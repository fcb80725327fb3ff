import { useQuery } from '@tanstack/react-query'
import { workplaceLabels } from '@trellis/contract/jobs/jobs.ts'
import { searchForVisitors, type ShownJob } from '@trellis/contract/jobs/visitors.calls.ts'
import { paths } from '@trellis/contract/screens.ts'
import { call } from '../../api/call.ts'
import { Queries } from '../../session/Queries.tsx'
import { student } from '../../session/side.ts'
import { ButtonLink, TextLink } from '../../ui/links.tsx'
import classes from './VisitorSearch.module.css'
import { wordsBeyond, wordsOfFound, wordsOfNothing } from './visitorWords.ts'

/** What a keyword would find, in public numbers and public jobs, and the way to all of it. */
export function VisitorSearch({ keyword }: { readonly keyword: string }) {
  return (
    <Queries>
      <Found keyword={keyword} />
    </Queries>
  )
}

function Found({ keyword }: { readonly keyword: string }) {
  const { data, isPending } = useQuery({
    queryKey: ['visitorSearch', keyword],
    queryFn: async ({ signal }) => (await call(searchForVisitors, { query: { keyword } }, { signal })).data,
    retry: false,
  })
  if (isPending) return null
  const { words, toSee } = wordsBeyond(data)
  return (
    <section className={classes.found} aria-label="What there is">
      <p className={classes.words}>{data === undefined ? wordsOfNothing(keyword) : wordsOfFound(keyword, data)}</p>
      {data !== undefined && data.shown.length > 0 && (
        <ul className={classes.jobs}>
          {data.shown.map((job) => (
            <li key={job.id}>
              <TextLink to={paths.publicJob(job.id)}>{job.name}</TextLink>
              <span>{[job.companyInstitution, placeOf(job)].filter(Boolean).join(' · ')}</span>
            </li>
          ))}
        </ul>
      )}
      <p>{words}</p>
      <div className={classes.ways}>
        <ButtonLink to={student.signUp}>Create an account{toSee}</ButtonLink>
        <ButtonLink to={student.login} variant="default">
          Sign in{toSee}
        </ButtonLink>
      </div>
    </section>
  )
}

function placeOf({ locationCity, locationState, locationCountry, workplace }: ShownJob): string {
  return [locationCity, locationState, locationCountry].filter(Boolean).join(', ') || workplaceLabels[workplace]
}
