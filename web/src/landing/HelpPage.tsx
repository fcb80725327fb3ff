import type { Side } from '../session/side.ts'
import { productName } from '../ui/product.ts'
import classes from './Article.module.css'
import { helpOf } from './help.ts'
import { PublicPage } from './PublicPage.tsx'

/** Questions and answers about everything there is. */
export function HelpPage({ side }: { readonly side: Side }) {
  return (
    <PublicPage side={side} title="Help">
      <article className={classes.article}>
        <h1>Help</h1>
        {helpOf(side.type, productName()).map(({ topic, questions }) => (
          <section key={topic}>
            <h2>{topic}</h2>
            {questions.map(([question, ...answer]) => (
              <details key={question} className={classes.question}>
                <summary>{question}</summary>
                {answer.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </details>
            ))}
          </section>
        ))}
      </article>
    </PublicPage>
  )
}
