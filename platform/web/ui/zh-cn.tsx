import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

/**
 * Stands around every overlay (dialog, menu, list) of the kit, so that the words of the library are Chinese in an English
 * browser too, and so that pages without overlays do not load the library's provider. The bundles keep the zh-CN and the
 * en-US strings of the library: with zh-CN alone an English browser crashes.
 */
export function ZhCn({ children }: { children: ReactNode }) {
  return <I18nProvider locale="zh-CN">{children}</I18nProvider>
}
