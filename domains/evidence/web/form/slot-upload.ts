import { callError, type SendFile, sendFileTo, type UploadedFile } from '@portal/platform/web'
import { evidenceApi } from '../../contract/endpoints.ts'
import type { Slot } from '../../contract/slots.ts'
import { hashFile } from '../hash/hash-file.ts'
import { type Expectation, qualityHints } from '../quality/quality-hints.ts'
import { readPicture } from '../quality/read-picture.ts'

/** What this browser found out about a file while it was sent. The file arrived: its digest is the server's. */
export type FileNotes = { hints: readonly string[] }

const unequalText = '服务器收到的内容与本机文件不一致，请检查网络后重试'

/**
 * Sends a file into a slot while this browser computes its SHA-256. If the server received other bytes, the upload counts as
 * failed: the user is told and can send the file again.
 */
export const sendIntoSlot =
  (slot: Slot, expects: Expectation, onNotes: (file: UploadedFile, notes: FileNotes) => void): SendFile =>
  async (file, options) => {
    const send = sendFileTo(evidenceApi.uploadSlotFile.path, { fieldName: 'file', fields: { slot } })
    const [stored, sha256, measures] = await Promise.all([send(file, options), hashFile(file), readPicture(file)])
    if (stored.sha256 !== sha256) throw callError('refused', unequalText, { http: 409 })
    onNotes(stored, { hints: measures ? qualityHints(measures, expects) : [] })
    return stored
  }
