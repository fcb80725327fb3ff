import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core'
import { createLink, type LinkComponent } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'

type Element = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof AnchorProps | keyof ButtonProps> & {
  readonly ref?: Ref<HTMLAnchorElement>
}

function AnchorElement(props: AnchorProps & Element) {
  return <Anchor {...props} />
}

function LoneElement(props: AnchorProps & Element) {
  return <Anchor data-lone {...props} />
}

function ButtonElement(props: ButtonProps & Element) {
  return <Button component="a" {...props} />
}

/** A link inside the app that looks like one. */
export const TextLink: LinkComponent<typeof AnchorElement> = createLink(AnchorElement)

/** One that stands by itself rather than in a sentence: a finger is given room around its words. */
export const LoneLink: LinkComponent<typeof LoneElement> = createLink(LoneElement)

/** A link inside the app that looks like a button. */
export const ButtonLink: LinkComponent<typeof ButtonElement> = createLink(ButtonElement)
