import { Text, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'

interface SettingsSectionProps {
  readonly title: string
  readonly words?: string
  readonly children: ReactNode
}

/** One thing that can be decided, under its own heading. */
export function SettingsSection({ title, words, children }: SettingsSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Title order={2} size="h3" id={id} mb="xs">
        {title}
      </Title>
      {words !== undefined && (
        <Text c="dimmed" mb="md">
          {words}
        </Text>
      )}
      {children}
    </section>
  )
}
