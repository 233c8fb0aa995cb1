import { copyText, toast } from '@portal/platform/web'
import { articleAddress, isWeChat } from '../article-link.tsx'

type Shared = Parameters<typeof articleAddress>[0] & { title: string; summary: string }

/** The address of an article, without anything about the way on which its reader came. */
export const cleanLink = (item: Shared): string =>
  `${window.location.origin}${window.location.pathname}#${articleAddress(item)}`

const copyLink = async (link: string): Promise<void> => {
  if (!(await copyText(link))) toast('没能复制，请从地址栏复制链接', 'warning')
  else toast(isWeChat() ? '链接已复制，也可点右上角分享' : '链接已复制', 'success')
}

const isRefusal = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/**
 * Opens the device's own dialog for sharing; where there is none, it copies the link. When the reader closes the dialog,
 * nothing is copied.
 */
export const shareArticle = async (item: Shared): Promise<void> => {
  const { title, summary } = item
  const link = cleanLink(item)
  if (!navigator.share) return copyLink(link)
  try {
    await navigator.share({ title, text: summary, url: link })
  } catch (error) {
    if (!isRefusal(error)) await copyLink(link)
  }
}
