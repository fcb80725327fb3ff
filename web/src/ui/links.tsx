import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core'
import { createLink, type LinkComponent } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'

type Element = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof AnchorProps | keyof ButtonProps> & {
  readonly ref?: Ref<HTMLAnchorElement>
}

function AnchorElement(props: AnchorProps & Element) {
  return <Anchor {...props} />
}

function ButtonElement(props: ButtonProps & Element) {
  return <Button component="a" {...props} />
}

/** A link inside the app that looks like one. */
export const TextLink: LinkComponent<typeof AnchorElement> = createLink(AnchorElement)

/** A link inside the app that looks like a button. */
export const ButtonLink: LinkComponent<typeof ButtonElement> = createLink(ButtonElement)
