import { CarouselControls, CarouselSlide, classNames, Quiet, queryOf, useCarousel } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { filesApi } from '../contract/endpoints.ts'
import { previewFailedText } from '../contract/preview.ts'
import styles from './pdf-preview.module.css'

export interface PdfPreviewProps {
  /** The file's `url`, as an answer carried it: an upload of one's own, or a link that was given to this reader. */
  url: string
  fileName: string
  /** From where the file is downloaded, if not from `url`. */
  downloadUrl?: string | undefined
}

type Named = Pick<PdfPreviewProps, 'fileName'> & { downloadUrl: string }

/** Asks for the pages once: later answers would bring other addresses, and every picture would be loaded again. */
const once = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 }

/** The pages of a PDF, or that they cannot be shown. */
export function PdfPages({ url, fileName, downloadUrl = url }: PdfPreviewProps) {
  const [asked] = useState(url)
  const { data, isError } = useQuery({ ...queryOf(filesApi.preview, { query: { pdf_url: asked } }), ...once })
  const named = { fileName, downloadUrl }
  if (isError) {
    return (
      <div className={classNames(styles.sheet, styles.failed)} role="alert">
        <Failed {...named} />
      </div>
    )
  }
  if (!data) return <div className={styles.sheet} role="status" aria-busy="true" aria-label="正在加载…" />
  return <Pages {...data} {...named} />
}

function Failed({ fileName, downloadUrl }: Named) {
  return (
    <>
      <p>{previewFailedText}</p>
      <a className="btn btn-secondary" href={downloadUrl} download={fileName}>
        下载
      </a>
    </>
  )
}

function Pages({ urls, pages, ...named }: Named & { urls: readonly string[]; pages: number }) {
  const carousel = useCarousel(urls.length)
  const { current, count, area, strip, step } = carousel
  const turn = (event: KeyboardEvent) => {
    // With a modifier the arrows are the browser's: Alt and left goes back to the page before.
    if (count < 2 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
    event.preventDefault()
    step(event.key === 'ArrowRight' ? 1 : -1)
  }
  return (
    <section
      className={styles.preview}
      aria-roledescription="轮播"
      aria-label={`预览 ${named.fileName}`}
      onKeyDown={turn}
      {...area}
    >
      {count > 1 && (
        <CarouselControls carousel={carousel} measure="页" className={styles.controls}>
          {`第 ${current + 1} / ${count} 页`}
        </CarouselControls>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard, and pictures are not. */}
      <div className={classNames(styles.sheet, styles.strip)} tabIndex={0} {...strip}>
        {urls.map((url, index) => (
          <CarouselSlide key={url} carousel={carousel} index={index} className={styles.page}>
            <Page url={url} number={index + 1} isNear={Math.abs(index - current) <= 1} {...named} />
          </CarouselSlide>
        ))}
      </div>
      {pages > count && <Quiet>{`共 ${pages} 页，预览前 ${count} 页`}</Quiet>}
    </section>
  )
}

/** One page. It is drawn by the server when it is asked for, so only those are that are seen or come next. */
function Page({ url, number, isNear, ...named }: Named & { url: string; number: number; isNear: boolean }) {
  const [isAsked, setAsked] = useState(isNear)
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  if (isNear && !isAsked) setAsked(true)
  if (state === 'failed') {
    return (
      <div className={styles.failed}>
        <Failed {...named} />
      </div>
    )
  }
  return (
    <>
      {state === 'loading' && <Quiet>正在加载…</Quiet>}
      {isAsked && (
        <img
          src={url}
          alt={`${named.fileName} 第 ${number} 页`}
          decoding="async"
          onLoad={() => setState('shown')}
          onError={() => setState('failed')}
        />
      )}
    </>
  )
}
