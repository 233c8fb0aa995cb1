import { linkTo } from '@portal/platform/web'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { NewsCategory } from '../contract/categories.ts'

/** Whether the page runs inside WeChat, where a new tab is a new window without a way back. */
export const isWeChat = (): boolean => /MicroMessenger/i.test(navigator.userAgent)

export const articleAddress = ({ id, categoryId }: { id: string; categoryId: NewsCategory }): string =>
  linkTo('/home/newList', { activeName: categoryId, isdetail: id })

type ArticleLinkProps = { item: { id: string; categoryId: NewsCategory }; className?: string; children: ReactNode }

/** Opens an article in a new tab, so that the list stays where it is. */
export function ArticleLink({ item, className, children }: ArticleLinkProps) {
  return (
    <Link to={articleAddress(item)} {...(className && { className })} {...(!isWeChat() && { target: '_blank' })}>
      {children}
    </Link>
  )
}
