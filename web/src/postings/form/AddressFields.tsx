import { countries } from '@trellis/contract/profiles/countries.ts'
import { useId } from 'react'
import { fieldsOf } from './fields.tsx'
import classes from './PostingForm.module.css'

interface Address {
  readonly locationCity: string
  readonly locationState: string
  readonly locationCountry: string
}

const { Line } = fieldsOf<Address>()

/** Where a posting is. */
export function AddressFields() {
  const listId = useId()
  return (
    <>
      <div className={classes.pair} data-three>
        <Line path="locationCity" label="City" />
        <Line path="locationState" label="State" />
        <Line path="locationCountry" label="Country" list={listId} />
      </div>
      <datalist id={listId}>
        {countries().map(({ code, name }) => (
          <option key={code}>{name}</option>
        ))}
      </datalist>
    </>
  )
}
