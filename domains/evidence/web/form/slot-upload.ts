import type { DeclaredPicture } from '@portal/files/contract'
import { type Expectation, qualityHints, readPicture } from '@portal/files/web/quality'
import { callError, type SendFile, sendFileTo } from '@portal/platform/web'
import type { ReceivedFile } from '../../contract/detail.ts'
import { evidenceApi } from '../../contract/endpoints.ts'
import type { Slot } from '../../contract/slots.ts'
import { hashFile } from '../hash/hash-file.ts'

/** A file that arrived as it was sent, and what this browser found out about it. */
export type SentFile = { file: ReceivedFile; hints: readonly string[] }

const unequalText = '服务器收到的内容与本机文件不一致，请检查网络后重试'

/** The fields that tell the server where a file belongs, and what it was made from if it is a smaller copy. */
const fieldsOf = (slot: Slot, copyOf: DeclaredPicture | undefined): Record<string, string> => ({
  slot,
  ...(copyOf && { copyOfSha256: copyOf.sha256 }),
  ...(copyOf && copyOf.size !== null && { copyOfSize: String(copyOf.size) }),
})

/**
 * Sends a file into a slot while this browser computes its SHA-256. If the server received other bytes, the upload counts as
 * failed: the user is told and can send the file again.
 */
export const sendIntoSlot =
  (slot: Slot, { expects, copyOf }: { expects: Expectation; copyOf?: DeclaredPicture | undefined }) =>
  async (file: File, options: Parameters<SendFile>[1]): Promise<SentFile> => {
    const send = sendFileTo(evidenceApi.uploadSlotFile.path, { fieldName: 'file', fields: fieldsOf(slot, copyOf) })
    const [stored, sha256, measures] = await Promise.all([send(file, options), hashFile(file), readPicture(file)])
    if (stored.sha256 !== sha256) throw callError('refused', unequalText, { http: 409 })
    return { file: stored as ReceivedFile, hints: measures ? qualityHints(measures, expects) : [] }
  }
