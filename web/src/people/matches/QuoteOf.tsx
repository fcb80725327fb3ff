import type { Quote } from '@trellis/contract/matching/matching.ts'
import classes from './QuoteOf.module.css'

/** What a person wrote about a skill that both have; nothing where they wrote nothing. */
export function QuoteOf({ quote }: { readonly quote: Quote | undefined }) {
  if (quote === undefined) return null
  return (
    <p className={classes.quote}>
      {quote.skill !== '' && <b>{quote.skill}</b>} <q>{quote.text}</q> {quote.of !== '' && <cite>{quote.of}</cite>}
    </p>
  )
}
