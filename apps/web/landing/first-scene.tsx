import { Scene } from '@portal/platform/web'
import type { ComponentProps } from 'react'

/** The picture of the first slide, in a file of its own: the document holds the drawing, and only others load this. */
export function FirstScene(props: ComponentProps<typeof Scene>) {
  return <Scene {...props} />
}
