import { SegmentedControl } from '@mantine/core'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'

interface Props {
  readonly label: string
  readonly value: string
  readonly onChange: (view: string) => void
}

/** Chooses between a picture and the table that says the same. */
export function PictureOrTable({ label, ...view }: Props) {
  return (
    <SegmentedControl
      aria-label={label}
      size="sm"
      data={[
        { value: 'picture', label: 'Picture' },
        { value: 'table', label: 'Table' },
      ]}
      {...view}
    />
  )
}
