import { Text } from '@mantine/core'
import { useJoiningSide } from './side.ts'

/** Tells whoever is in no group yet what one is, and what to do next. */
export function WhatGroupsAre() {
  const { isStudent } = useJoiningSide()
  return (
    <Text mb="md" maw="var(--reading-width)">
      A group is a school, a club or a network that advisors run.{' '}
      {isStudent
        ? 'In it you find people whom its directory shows to members, and jobs that are for members alone. Ask to join one that fits you, search for your school’s by its name, or join with the code that an advisor gave you.'
        : 'Ask to join those your jobs are for: their advisors choose which jobs members see.'}
    </Text>
  )
}
