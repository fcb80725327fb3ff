import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { useSession } from '../session/session.ts'
import { student } from '../side.ts'
import classes from './LandingPage.module.css'

/** A search that waits until the visitor has signed in. */
export function KeywordSearch() {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const search = (event: React.SyntheticEvent) => {
    event.preventDefault()
    const keyword = input.current?.value.trim() ?? ''
    if (keyword === '') return input.current?.focus()
    useSession.setState({ searchKeyword: keyword })
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
            name="keyword"
            type="search"
            maxLength={200}
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
