import { momentWords, Quiet } from '@portal/platform/web'
import type { SlipView } from '../contract/slips.ts'

/** The slips of a transfer with their links, each with when it was uploaded. */
export function SlipList({ slips }: { slips: readonly SlipView[] }) {
  return (
    <ul className="bullets">
      {slips.map(({ id, createTime, file }) => (
        <li key={id}>
          <a href={file.url}>{file.fileName}</a> <Quiet as="small">{momentWords(createTime)} 上传</Quiet>
        </li>
      ))}
    </ul>
  )
}
