import { Picture } from '@portal/files/web'
import { classNames, Icon } from '@portal/platform/web'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Banner } from '../contract/banners.ts'
import styles from './banner-slide.module.css'

export type BannerSlideProps = {
  banner: Pick<Banner, 'title' | 'text' | 'link' | 'alt' | 'wordsInPicture' | 'width' | 'height' | 'sources' | 'image'>
  /** Shows the banner as on a wide or narrow window, whatever the window is, and without its link; for the back office. */
  preview?: 'wide' | 'narrow'
}

/**
 * A banner as large as its parent, and a link as a whole: its words at the left, its picture in the right half, and behind
 * the words on a phone. A picture that holds the words itself is shown whole.
 */
export const BannerSlide = ({ banner, preview }: BannerSlideProps) => {
  const { title, text, link, alt, wordsInPicture, image, ...picture } = banner
  const words = (
    <div className={classNames('wrap', styles.words)}>
      <h2 className={wordsInPicture ? 'sr-only' : undefined}>{title}</h2>
      {text && !wordsInPicture && <p>{text}</p>}
      {link && !wordsInPicture && (
        <span className={styles.more}>
          查看详情
          <Icon name={link.startsWith('/') ? 'right' : 'external'} size={16} />
        </span>
      )}
    </div>
  )
  return (
    <div
      className={classNames(styles.slide, !wordsInPicture && styles.shaded)}
      data-preview={preview}
      data-whole={wordsInPicture || undefined}
    >
      <Picture picture={{ ...picture, url: image }} alt={alt} className={styles.picture} loading="eager" />
      {link && !preview ? <Target link={link}>{words}</Target> : words}
    </div>
  )
}

function Target({ link, children }: { link: string; children: ReactNode }) {
  if (link.startsWith('/'))
    return (
      <Link to={link} className={styles.target}>
        {children}
      </Link>
    )
  return (
    <a href={link} target="_blank" rel="noopener noreferrer" className={styles.target}>
      {children}
      <span className="sr-only">（在新窗口打开其他网站）</span>
    </a>
  )
}
