import { castOf, type CastMember } from './cast/cast.ts'
import { outlineOf } from './people/outline.ts'
import { connectionsOf } from './follows.ts'
import { type MadePerson, makePeople, type Recipe } from './people/makePeople.ts'

const ROLE_MODELS = 6

/** The cast first, then so many made-up people, each tied to the others by their places in this order. */
export function* communityOf(recipe: Recipe): Generator<MadePerson> {
  const cast = castOf(recipe.now)
  yield* tiedToOthers(cast, recipe)
  for (const person of makePeople(recipe)) {
    yield { ...person, follows: person.follows.map((at) => at + cast.length), blocks: person.blocks.map((at) => at + cast.length) }
  }
}

/** The cast follow each other and people whose calling they like. */
function tiedToOthers(cast: readonly CastMember[], { seed, count, now }: Recipe): CastMember[] {
  const outlines = Array.from({ length: count }, (_, index) => outlineOf(seed, index, now))
  const connections = connectionsOf(seed, outlines, now)
  return cast.map((member) => {
    const others = connections.ahead(member.likes, member.profile.generalInfo.level, ROLE_MODELS)
    return { ...member, follows: [...member.follows, ...others.map((at) => at + cast.length)] }
  })
}
