import { type ReactNode, useEffect } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

/**
 * Around every overlay of the kit, so that its built-in words are Chinese in an English browser too, and so that pages
 * without overlays do not load it. Bundles keep the zh-CN and en-US strings: with zh-CN alone an English browser crashes.
 */
export function ZhCn({ children }: { children: ReactNode }) {
  useEffect(keepStyleSheetOut, [])
  return <I18nProvider locale="zh-CN">{children}</I18nProvider>
}

const pressableStyleId = 'react-aria-pressable-style'

/**
 * React Aria adds a style element unless one with its id is there; our content policy refuses unhashed styles.
 * The rule it would hold stands in base.css.
 */
const keepStyleSheetOut = (): void => {
  if (document.getElementById(pressableStyleId)) return
  const marker = document.createElement('meta')
  marker.id = pressableStyleId
  document.head.append(marker)
}
