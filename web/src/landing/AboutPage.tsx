import { MINORS_AGE } from '@trellis/contract/accounts/minors.ts'
import { advisor } from '../session/side.ts'
import { ButtonLink } from '../ui/links.tsx'
import { productName } from '../ui/product.ts'
import classes from './Article.module.css'
import { PublicPage } from './PublicPage.tsx'

/** What the product is, for those who decide about it for others. */
export function AboutPage() {
  const product = productName()
  return (
    <PublicPage side={advisor} title={`About ${product}`}>
      <article className={classes.article}>
        <h1>About {product}</h1>
        <p className={classes.lead}>
          {product} is a career-discovery and mentoring service for students and professionals, and for the advisors and employers around
          them.
        </p>
        <h2>What it does</h2>
        <p>
          People write a bio of what they have done: school, work, sports, clubs and interests. Each entry is tagged with the skills it
          took. From that {product} draws a genome, the relative weight of a person&apos;s skills, and finds role models: people a step
          ahead whose genome is alike. Every suggestion says why it was made.
        </p>
        <h2>Who it is for</h2>
        <p>
          Students from high school to graduate school, professionals early and late in their career, group administrators who guide them,
          and employers who want to know the person behind the resume.
        </p>
        <h2>How it treats people&apos;s data</h2>
        <p>
          A profile is seen only by people who are signed in. Anybody can hide theirs, and block others. Who applies for a job shows that
          employer their profile, their e-mail and the resume that they choose, until they withdraw. Nobody else sees an e-mail or a resume,
          and nobody a year of birth, but those who run {product}. People of {MINORS_AGE}, and those who give no year of birth, are hidden
          from adults, but for advisors and mentors of their groups and for whom an advisor has them mentor, until they apply. Nothing is
          loaded from, or sent to, other companies&apos; sites.
        </p>
        <h2>Where it runs</h2>
        <p>A school or program can run {product} on a machine of its own, so that its people&apos;s data stay in its hands.</p>
        <ButtonLink to={advisor.signUp}>Create a group administrator account</ButtonLink>
      </article>
    </PublicPage>
  )
}
