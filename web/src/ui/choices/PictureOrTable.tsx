import { Segments } from './Segments.tsx'

interface Props {
  readonly label: string
  readonly value: string
  readonly onChange: (view: string) => void
}

/** Chooses between a picture and the table that says the same. */
export function PictureOrTable({ label, ...view }: Props) {
  return (
    <Segments
      label={label}
      size="sm"
      data={[
        { value: 'picture', label: 'Picture' },
        { value: 'table', label: 'Table' },
      ]}
      {...view}
    />
  )
}
