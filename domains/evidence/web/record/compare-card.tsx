import { Card, Notice, reportFailure, Stack } from '@portal/platform/web'
import { useState } from 'react'
import type { PublicRecord } from '../../contract/detail.ts'
import { slotTitle } from '../../contract/slots.ts'
import { hashFile } from '../hash/hash-file.ts'
import { DigestText } from '../parts/digest-text.tsx'
import { FileDrop } from '../parts/file-drop.tsx'

type Compared = { fileName: string; sha256: string }

/** Compares a file of the visitor with the digests of a record, in this browser; nothing is sent. */
export function CompareCard({ files }: { files: PublicRecord['files'] }) {
  const [compared, setCompared] = useState<Compared>()
  const [isReading, setReading] = useState(false)
  const compare = async (file: File | undefined) => {
    if (!file) return
    setReading(true)
    setCompared(undefined)
    try {
      setCompared({ fileName: file.name, sha256: await hashFile(file) })
    } catch (error) {
      reportFailure(error)
    } finally {
      setReading(false)
    }
  }
  return (
    <Card title="核对一个文件">
      <FileDrop
        pick="选择文件"
        note="只在您的浏览器里计算文件指纹，文件不会上传。"
        onFile={(file) => void compare(file)}
      />
      <Stack gap={10} role="status">
        {isReading && <p>正在计算文件指纹…</p>}
        {compared && <Result compared={compared} files={files} />}
      </Stack>
    </Card>
  )
}

function Result({ compared: { fileName, sha256 }, files }: { compared: Compared; files: PublicRecord['files'] }) {
  const found = files.find((file) => file.sha256 === sha256)
  return (
    <>
      {found ? (
        <Notice tone="success" title={`与“${slotTitle(found.slot)}”一致`}>
          {fileName}：逐字节相同，没有改动。
        </Notice>
      ) : (
        <Notice tone="warning" title="与这份存证里的任何文件都不一致">
          {fileName}：不是其中的文件，或者改动过（另存、转发、压缩也会改动）。
        </Notice>
      )}
      <DigestText sha256={sha256} note="在您的浏览器里计算" />
    </>
  )
}
