import { Button, TextInput } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import classes from './SearchBox.module.css'

interface Props {
  readonly label: string
  readonly placeholder: string
  /** What is searched for now, which the field follows. */
  readonly initial: string
  readonly onSearch: (phrase: string) => void
}

/** A search field with its button; Enter searches too. */
export function SearchBox({ label, placeholder, initial, onSearch }: Props) {
  const [phrase, setPhrase] = useState(initial)
  const [followed, setFollowed] = useState(initial)
  if (followed !== initial) {
    setFollowed(initial)
    setPhrase(initial)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearch(phrase.trim())
  }
  return (
    <form className={classes.search} role="search" onSubmit={submit}>
      <TextInput
        label={label}
        classNames={{ root: classes.field, label: classes.label }}
        placeholder={placeholder}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        maxLength={200}
        value={phrase}
        onChange={(event) => setPhrase(event.currentTarget.value)}
      />
      <Button type="submit" variant="default">
        Search
      </Button>
    </form>
  )
}
