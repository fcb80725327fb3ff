import { student } from '../session/side.ts'
import { ButtonLink } from '../ui/links.tsx'
import { productName } from '../ui/product.ts'
import classes from './LandingPage.module.css'
import { KeywordSearch } from './KeywordSearch.tsx'
import { PublicPage } from './PublicPage.tsx'
import { GenomeArt } from '../genome/picture/GenomeArt.tsx'
import { Plate } from '../genome/picture/Plate.tsx'

const steps = [
  ['Write your bio', 'School, work, sports, clubs, what comes easy to you. Tag each with the skills it took.'],
  ['See your genome', 'The weights of your skills as one picture, compared with each other and with the average.'],
  ['Meet people ahead of you', 'Role models whose genome is like yours, with the reasons why, and people at your stage.'],
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
        <div className={classes.picture}>
          <Plate>
            <GenomeArt />
          </Plate>
        </div>
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
