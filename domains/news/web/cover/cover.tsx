import { Picture } from '@portal/files/web'
import { classNames } from '@portal/platform/web'
import type { ReactNode } from 'react'
import type { NewsItem } from '../../contract/article.ts'
import styles from './cover.module.css'
import { placeAddress, subjectAddress } from './cover-address.ts'

/** Where a cover stands: on a card, 2:1 and on a phone 3:2; in a row, 3:2; in the head of an article. */
export type CoverSize = 'card' | 'row' | 'head'

const shownWidths = {
  card: '(max-width: 720px) 320px, 380px',
  row: '168px',
  head: '(max-width: 900px) 100vw, 340px',
} as const satisfies Record<CoverSize, string>

/** The box of a cover, which has its size before any picture is there. */
export function CoverBox({ size, children }: { size: CoverSize; children: ReactNode }) {
  return <div className={classNames('no-print', styles.cover, styles[size])}>{children}</div>
}

/** One of the two layers of a drawn cover. `when` is the condition under which a first view keeps it. */
export function CoverLayer({ address, when }: { address: string; when?: string }) {
  return <img src={address} alt="" width={240} height={160} loading="lazy" decoding="async" data-first-when={when} />
}

/**
 * The cover of an article: the picture that an editor uploaded, else one drawn from the first place and the first subject. It
 * decorates: title and tags beside it say what it shows.
 */
export function Cover({
  article,
  size,
}: {
  article: Pick<NewsItem, 'cover' | 'places' | 'subjects'>
  size: CoverSize
}) {
  const { cover, places, subjects } = article
  return (
    <CoverBox size={size}>
      {cover ? (
        <Picture picture={cover} alt="" sizes={shownWidths[size]} />
      ) : (
        <>
          <CoverLayer address={placeAddress(places[0]?.code)} />
          <CoverLayer address={subjectAddress(subjects[0]?.code)} />
        </>
      )}
    </CoverBox>
  )
}
