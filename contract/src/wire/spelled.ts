import { z } from 'zod'
import { type Spelling, spellings } from './spelling.ts'

/**
 * One of these words, which stands on the wire as `spelling` says. Parsing takes the wire's word and answers the product's.
 * By its type it is the product's on the way in as well: whoever makes a call writes that one, and the client spells it.
 */
/* @__NO_SIDE_EFFECTS__ */
export function spelled<const Word extends string>(words: readonly Word[], spelling: Spelling): z.ZodType<Word, Word> {
  const onTheWire = words.map((word) => spelling.toWire(word))
  // The API document has the wire's words, of what is sent and of what is answered.
  const schema = z.enum(onTheWire).transform(spelling.fromWire).meta({ type: 'string', enum: onTheWire })
  spellings.set(schema, spelling)
  return schema as unknown as z.ZodType<Word, Word>
}
