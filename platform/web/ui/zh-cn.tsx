import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

/**
 * Around every overlay of the kit, so that its built-in words are Chinese in an English browser too, and so that pages
 * without overlays do not load it. Bundles keep the zh-CN and en-US strings: with zh-CN alone an English browser crashes.
 */
export function ZhCn({ children }: { children: ReactNode }) {
  return <I18nProvider locale="zh-CN">{children}</I18nProvider>
}
