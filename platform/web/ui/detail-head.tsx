import type { ReactNode, Ref } from 'react'
import type { PortalCrumb } from '../domain.ts'
import { CopyButton } from './copy-button.tsx'
import styles from './detail-head.module.css'
import { PageWay } from './page-way.tsx'
import { phoneWidth, useMedia } from './use-media.ts'

export interface DetailHeadProps {
  /** A `Thumb` of size `head`, for a thing that has a picture. */
  picture?: ReactNode
  /** What it is, in words of the customer. */
  title: string
  /** A `StatusTag`. */
  tag?: ReactNode
  /** The number by which the portal knows it; it stands second, with a button that copies it. */
  number?: string | undefined
  /** Short facts after the number: 11 月 22 日 23:16 提交. */
  meta?: ReactNode
  /** Buttons; on a phone they stand below the title. */
  actions?: ReactNode
  /** The way back to the list, beside the buttons; a phone has it in the line above the title. */
  back?: ReactNode
  /** Further buttons, such as printing; a phone has them behind ⋯ in the line above the title, which prints by itself. */
  menu?: { wide: ReactNode; phone: ReactNode } | undefined
  crumbs?: readonly PortalCrumb[] | undefined
  /** The page sets the focus on its heading through this ref. */
  heading?: Ref<HTMLHeadingElement> | undefined
}

/** The head of a page about one thing: its picture, its title and state, and second its number. */
export function DetailHead({
  picture,
  title,
  tag,
  number,
  meta,
  actions,
  back,
  menu,
  crumbs,
  heading,
}: DetailHeadProps) {
  const isPhone = useMedia(phoneWidth)
  return (
    <header className={styles.page}>
      {crumbs && <PageWay title={title} crumbs={crumbs} more={menu?.phone} />}
      <div className={styles.head}>
        {picture}
        <div className={styles.words}>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {tag !== undefined && <span className={styles.tag}>{tag}</span>}
          <p className={styles.facts}>
            {number !== undefined && (
              <span>
                编号 <span className={styles.number}>{number}</span> <CopyButton text={number} what="编号" />
              </span>
            )}
            {meta !== undefined && <span>{meta}</span>}
          </p>
        </div>
        {(actions || (!isPhone && (back || menu))) && (
          <div className={`no-print ${styles.actions}`}>
            {!isPhone && back}
            {actions}
            {!isPhone && menu?.wide}
          </div>
        )}
      </div>
    </header>
  )
}
