import { student } from '../session/side.ts'
import { ButtonLink } from '../ui/links.tsx'
import { productName } from '../ui/product.ts'
import classes from './LandingPage.module.css'
import { KeywordSearch } from './search/KeywordSearch.tsx'
import { PublicPage } from './PublicPage.tsx'
import { TouchedGenome } from './TouchedGenome.tsx'

const steps = [
  ['Name three things you do', 'Or drop a resume. Each adds its part to your genome, in two minutes.'],
  ['Meet somebody ahead of you', 'Who has done one of them too, and tells of it in their own words.'],
  ['See jobs that fit', 'With the reasons why, and with what is missing.'],
] as const

/** The first page that a visitor sees. */
export function LandingPage() {
  return (
    <PublicPage side={student} title="Discover your Career">
      <section className={classes.hero}>
        <div>
          <p className={classes.heading}>Students/Professionals</p>
          <h1 className={classes.title}>Discover your Career</h1>
          <p className={classes.subtitle}>Let {productName()} find the career path most meaningful to you</p>
          <KeywordSearch />
          <ButtonLink to={student.signUp} size="lg" variant="light" className={classes.signUp}>
            Create an account
          </ButtonLink>
        </div>
        <TouchedGenome />
      </section>
      <section className={classes.steps} aria-labelledby="how">
        <h2 id="how">How it works</h2>
        <ol>
          {steps.map(([title, words]) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{words}</p>
            </li>
          ))}
        </ol>
        <ButtonLink to={student.signUp} size="lg">
          Create an account
        </ButtonLink>
      </section>
    </PublicPage>
  )
}
