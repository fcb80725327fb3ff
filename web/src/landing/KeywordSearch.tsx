import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { student } from '../session/side.ts'
import { KEYWORD, keepKeyword, LONGEST_KEYWORD } from './keyword.ts'
import classes from './LandingPage.module.css'

/**
 * A search that waits until the visitor has signed in. Pressed before the page's scripts are there, the browser sends it to
 * this same page, which then goes on with it.
 */
export function KeywordSearch() {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const search = (event: React.SyntheticEvent) => {
    event.preventDefault()
    if (!keepKeyword(input.current?.value ?? '')) return input.current?.focus()
    void navigate({ to: student.login })
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
            autoComplete="off"
            placeholder="For example: robotics"
            className={classes.keyword}
          />
          <Button type="submit" size="lg">
            Search
          </Button>
        </div>
      </form>
    </search>
  )
}
