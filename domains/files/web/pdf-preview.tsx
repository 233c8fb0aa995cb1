import { type LoadPart, useLoaded } from '@portal/platform/web'
import type { PdfPreviewProps } from './pdf-pages.tsx'
import styles from './pdf-preview.module.css'

const loadPages: LoadPart<PdfPreviewProps> = async () => ({ Component: (await import('./pdf-pages.tsx')).PdfPages })

/**
 * The pages of a PDF as a carousel. It is loaded after the page, which keeps its place. The same file under a fresh link is
 * not read anew.
 */
export function PdfPreview(props: PdfPreviewProps) {
  const Pages = useLoaded(loadPages)
  return (
    <div className={styles.preview}>
      {Pages ? <Pages key={props.url.split('?')[0]} {...props} /> : <div className={styles.sheet} aria-busy="true" />}
    </div>
  )
}
