import { Picture } from '@portal/files/web'
import { classNames } from '@portal/platform/web'
import type { ReactNode } from 'react'
import type { NewsItem } from '../../contract/article.ts'
import styles from './cover.module.css'
import { placeAddress, subjectAddress } from './cover-address.ts'

/**
 * Where a cover stands: `lead` and `card` are 2:1, `row` is 3:2, `head` is the head of an article. On a phone a `lead` is 16:9, a
 * `card` is 3:2 and a `head` as wide as the screen.
 */
type CoverSize = 'lead' | 'card' | 'row' | 'head'

const shownWidths = {
  lead: '(max-width: 720px) 100vw, 660px',
  card: '(max-width: 720px) 108px, 380px',
  row: '168px',
  head: '(max-width: 900px) 100vw, 340px',
} as const satisfies Record<CoverSize, string>

/** The box of a cover, which has its size before any picture is there. */
function CoverBox({ size, children }: { size: CoverSize; children: ReactNode }) {
  return <div className={classNames(styles.cover, styles[size])}>{children}</div>
}

/** One of the two layers of a drawn cover. */
function CoverLayer({ address }: { address: string }) {
  return <img src={address} alt="" width={240} height={160} loading="lazy" decoding="async" />
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
