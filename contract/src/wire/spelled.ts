import { z } from 'zod'
import { type Spelling, spellings } from './spelling.ts'

/**
 * One of these words, which stands on the wire as `spelling` says. Parsing takes the wire's word and answers the product's.
 * By its type it is the product's on the way in as well: whoever makes a call writes that one, and the client spells it.
 */
export function spelled<const Word extends string>(words: readonly Word[], spelling: Spelling): z.ZodType<Word, Word> {
  const onTheWire = words.map((word) => spelling.toWire(word) as string)
  const schema = z.enum(onTheWire).transform(spelling.fromWire)
  spellings.set(schema, spelling)
  // What the API document says, of what is sent and of what is answered.
  schema._zod.toJSONSchema = () => ({ type: 'string', enum: onTheWire })
  return schema as unknown as z.ZodType<Word, Word>
}
