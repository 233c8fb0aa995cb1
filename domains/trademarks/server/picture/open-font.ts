import { loadFont } from '@portal/platform/server'
import type { Font } from 'fontkit'

let font: Promise<Font> | undefined

const open = async (): Promise<Font> => {
  // fontkit is loaded only here, so that a program that draws nothing does not wait for it.
  const [{ create }, bytes] = await Promise.all([import('fontkit'), loadFont()])
  return create(bytes)
}

/** The font of pictures, which is that of papers, opened when it is first needed. */
export const openFont = (): Promise<Font> => {
  font ??= open().catch((error: unknown) => {
    font = undefined
    throw error
  })
  return font
}
