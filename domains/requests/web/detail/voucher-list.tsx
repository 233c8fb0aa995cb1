import { fileSizeText, Icon, Quiet, Stack } from '@portal/platform/web'
import type { ShownVoucher } from '../../contract/voucher.ts'
import styles from './detail.module.css'

/** The files of a request. Their links are signed and expire, so a page that has been open for long is reloaded first. */
export function VoucherList({ vouchers }: { vouchers: readonly ShownVoucher[] }) {
  if (vouchers.length === 0) return <p className={styles.none}>未上传附件</p>
  return (
    <Stack as="ul" gap={8} className={styles.vouchers}>
      {vouchers.map(({ fileName, url, viewUrl, size }) => (
        <li key={url}>
          <Icon name="file" size={20} />
          <span className={styles.fileName}>{fileName}</span>
          <Quiet as="span" className={styles.size}>
            {fileSizeText(size)}
          </Quiet>
          {viewUrl !== null && (
            <a className="btn btn-text" href={viewUrl} target="_blank" rel="noreferrer" aria-label={`查看 ${fileName}`}>
              查看
            </a>
          )}
          <a className="btn btn-text" href={url} download={fileName} aria-label={`下载 ${fileName}`}>
            下载
          </a>
        </li>
      ))}
    </Stack>
  )
}
