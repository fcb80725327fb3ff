import { Button } from '@mantine/core'
import { lazy, Suspense, useRef } from 'react'
import { useSession } from '../../session/session.ts'
import { KEYWORD, keepKeyword, LONGEST_KEYWORD } from './keyword.ts'
import classes from '../LandingPage.module.css'

const VisitorSearch = lazy(async () => ({ default: (await import('./VisitorSearch.tsx')).VisitorSearch }))

/**
 * A search that tells in numbers what there is, and waits until the visitor has signed in to show it. Pressed before the page's scripts
 * are there, the browser sends it to this same page, which then goes on with it.
 */
export function KeywordSearch() {
  const input = useRef<HTMLInputElement>(null)
  const keyword = useSession((state) => state.searchKeyword)
  const search = (event: React.SyntheticEvent) => {
    event.preventDefault()
    if (!keepKeyword(input.current?.value ?? '')) input.current?.focus()
  }
  return (
    <search>
      <form className={classes.search} onSubmit={search}>
        <label htmlFor="keyword">Find people by skill, school or work</label>
        <div className={classes.searchRow}>
          <input
            ref={input}
            id="keyword"
            name={KEYWORD}
            type="search"
            maxLength={LONGEST_KEYWORD}
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            placeholder="For example: robotics"
            defaultValue={keyword}
            className={classes.keyword}
          />
          <Button type="submit" size="lg">
            Search
          </Button>
        </div>
      </form>
      <div aria-live="polite">
        <Suspense>{keyword !== undefined && <VisitorSearch key={keyword} keyword={keyword} />}</Suspense>
      </div>
    </search>
  )
}
