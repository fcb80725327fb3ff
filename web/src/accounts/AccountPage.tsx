import { Stack, Text, Title } from '@mantine/core'
import '../ui/fields.ts'
import type { ReactNode } from 'react'
import { MAIN_ID } from '../ui/focus.ts'
import { Logo } from '../ui/Logo.tsx'
import type { Side } from '../session/side.ts'
import { usePageTitle } from '../ui/Page.tsx'
import { productName } from '../ui/product.ts'
import classes from './AccountPage.module.css'
import { GenomeArt } from '../genome/picture/GenomeArt.tsx'
import { panelWords } from './panelWords.ts'

interface AccountPageProps {
  readonly side: Side
  readonly title: string
  readonly subtitle?: ReactNode
  readonly children: ReactNode
  /** Links to where else the visitor may want to go. */
  readonly footer?: ReactNode
}

/** The frame of every account screen: the plate on the left half, the content on the right. */
export function AccountPage({ side, title, subtitle, children, footer }: AccountPageProps) {
  usePageTitle(title)
  const words = panelWords[side.type]
  return (
    <div className={classes.page}>
      <aside className={classes.panel} aria-label={words.heading}>
        <GenomeArt className={classes.art} />
        <div>
          <Logo to={side.home} />
        </div>
        <div className={classes.words}>
          <p className={classes.heading}>{words.heading}</p>
          <p className={classes.title}>{words.title}</p>
          <p className={classes.subtitle}>{words.subtitle(productName())}</p>
          <p className={classes.second}>{words.second}</p>
        </div>
      </aside>
      <main id={MAIN_ID} tabIndex={-1} className={classes.main}>
        <div className={classes.content}>
          <Stack gap="xs" mb="xl">
            <Title order={1} className={classes.pageTitle}>
              {title}
            </Title>
            {subtitle !== undefined && <Text c="dimmed">{subtitle}</Text>}
          </Stack>
          {children}
          {footer !== undefined && <div className={classes.footer}>{footer}</div>}
        </div>
      </main>
    </div>
  )
}
