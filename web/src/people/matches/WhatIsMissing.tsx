import { Text } from '@mantine/core'
import type { MatchWith } from '@trellis/contract/matching/matching.ts'
import { paths } from '@trellis/contract/screens.ts'
import { usePerson } from '../../session/session.ts'
import { TextLink } from '../../ui/links.tsx'
import classes from './MatchReasons.module.css'

interface Props extends Pick<MatchWith, 'missing' | 'would'> {
  /** The level of its heading, as that of the reasons above it. */
  readonly level?: 2 | 3
}

/** What keeps the two from matching better, and the one entry of the student's bio that would change most. */
export function WhatIsMissing({ missing, would, level = 3 }: Props) {
  const { userId } = usePerson()
  if (missing.length === 0) return null
  const Heading = `h${level}` as const
  return (
    <div className={classes.missing}>
      <Heading className={classes.title}>What is missing</Heading>
      <ul className={classes.reasons}>
        {missing.map(({ words }) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      {would && (
        <Text mt={4}>
          {would.words}. If you have done it, <TextLink to={paths.bio(userId)}>add it to your bio</TextLink>.
        </Text>
      )}
    </div>
  )
}
