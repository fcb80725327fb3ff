import { panelWords } from '../accounts/panelWords.ts'
import type { advisor, employer } from '../session/side.ts'
import { ButtonLink, LoneLink } from '../ui/links.tsx'
import { productName } from '../ui/product.ts'
import classes from './LandingPage.module.css'
import { PublicPage } from './PublicPage.tsx'
import { sideWords } from './sideWords.ts'
import { TouchedGenome } from './TouchedGenome.tsx'

/** The home of recruiters or of advisors. */
export function SideHome({ side }: { readonly side: typeof employer | typeof advisor }) {
  const { heading, title, second } = panelWords[side.type]
  const { points, signUp } = sideWords[side.type]
  return (
    <PublicPage side={side} title={heading}>
      <section className={classes.hero}>
        <div>
          <p className={classes.heading}>
            {productName()} for {heading.toLowerCase()}
          </p>
          <h1 className={classes.title}>{title}</h1>
          <p className={classes.subtitle}>{second}</p>
          <div className={classes.actions}>
            <ButtonLink to={side.signUp} size="lg">
              {signUp}
            </ButtonLink>
            <LoneLink to={side.login}>Sign in</LoneLink>
          </div>
        </div>
        <TouchedGenome />
      </section>
      <section className={classes.steps} aria-labelledby="how">
        <h2 id="how">What you get</h2>
        <ol>
          {points.map((point) => (
            <li key={point}>
              <p>{point}</p>
            </li>
          ))}
        </ol>
      </section>
    </PublicPage>
  )
}
