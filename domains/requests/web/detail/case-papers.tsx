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

/** The files of a request as pictures. Their links are signed and end, so a page that was open for long is reloaded first. */
export function CasePapers({ voucher }: { voucher: string }) {
  const vouchers = readVouchers(voucher)
  return (
    <section aria-labelledby="case-papers" className={styles.block}>
      <h2 id="case-papers">您交的材料 {vouchers.length > 0 && <small>{vouchers.length} 份</small>}</h2>
      {vouchers.length === 0 ? (
        <Quiet>未上传附件</Quiet>
      ) : (
        <Gallery label="您交的材料">
          {vouchers.map((one) => (
            <Paper key={one.url} voucher={one} />
          ))}
        </Gallery>
      )}
    </section>
  )
}
