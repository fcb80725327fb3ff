import { categories, type Category } from '@trellis/contract/genome/genome.ts'
import { cssOf, hueOf } from '@trellis/contract/genome/genomeColors.ts'
import { useState } from 'react'
import { GenomeArt } from '../genome/picture/GenomeArt.tsx'
import { Plate } from '../genome/picture/Plate.tsx'
import classes from './LandingPage.module.css'
import { beforeTouched, partsOfMaya } from './maya.ts'

/** The genome of somebody made up. A part that is pointed at, tapped or chosen says what it stands for; arrow keys lead from part to part. */
export function TouchedGenome() {
  const [chosen, choose] = useState<Category>()
  return (
    <div className={classes.picture}>
      <Plate>
        <GenomeArt chosen={chosen} onChoose={choose} />
      </Plate>
      <fieldset className={classes.parts}>
        <legend>Maya’s genome</legend>
        {categories.map((category) => (
          <label key={category}>
            <input
              type="radio"
              name="part"
              checked={category === chosen}
              onChange={() => choose(category)}
              style={{ color: cssOf(hueOf(category)) }}
            />
            {partsOfMaya[category][0]}
          </label>
        ))}
      </fieldset>
      <p className={classes.told} aria-live="polite">
        {chosen === undefined ? beforeTouched : partsOfMaya[chosen][1]}
      </p>
    </div>
  )
}
