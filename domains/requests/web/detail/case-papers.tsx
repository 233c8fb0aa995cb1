import { fileSizeText, Gallery, Quiet, Tile } from '@portal/platform/web'
import { readVouchers, type ShownVoucher } from '../../contract/voucher.ts'
import styles from './case.module.css'

/** The kind of a file by its name, where its picture does not show it: PDF, DOCX. */
const kindOf = (fileName: string): string | undefined => {
  const [extension = ''] = /[^.]*$/.exec(fileName) ?? []
  return /^(jpe?g|png|bmp|gif|webp)$/i.test(extension) ? undefined : extension.toUpperCase()
}

function Paper({ voucher: { fileName, url, viewUrl, thumbnail, size } }: { voucher: ShownVoucher }) {
  return (
    <Tile
      title={fileName}
      meta={fileSizeText(size)}
      picture={thumbnail}
      kind={kindOf(fileName)}
      large={viewUrl ?? undefined}
    >
      <a className="btn btn-text" href={url} download={fileName} aria-label={`下载 ${fileName}`}>
        下载
      </a>
    </Tile>
  )
}

/** Files as pictures. Their links are signed and end, so a page that was open for long is reloaded first. */
export function Papers({ label, vouchers }: { label: string; vouchers: readonly ShownVoucher[] }) {
  if (vouchers.length === 0) return <Quiet>未上传附件</Quiet>
  return (
    <Gallery label={label}>
      {vouchers.map((one) => (
        <Paper key={one.url} voucher={one} />
      ))}
    </Gallery>
  )
}

/** The files of a request; `title` names them in the words of the reader. */
export function CasePapers({ voucher, title }: { voucher: string; title: string }) {
  const vouchers = readVouchers(voucher)
  return (
    <section aria-labelledby="case-papers" className={styles.block}>
      <h2 id="case-papers">
        {title} {vouchers.length > 0 && <small>{vouchers.length} 份</small>}
      </h2>
      <Papers label={title} vouchers={vouchers} />
    </section>
  )
}
