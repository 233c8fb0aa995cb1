import type { NoticeEntry } from '@portal/platform/server'
import { minePath } from '../contract/paths.ts'
import { naming } from './notice-words.ts'

/** The data of every event about a record. */
type EvidenceEvent = { id: string; evidenceNo: string; userId: string }

const owner = ({ userId }: EvidenceEvent): string => userId
const inProgress = ({ id }: EvidenceEvent): string => `/#${minePath(id)}`
const atDesk = ({ evidenceNo }: EvidenceEvent): string => `/admin.html#/evidence/${evidenceNo}`

/** Which events of a record are announced, to whom, and with which words and link. */
export const evidenceNotices: readonly NoticeEntry[] = [
  {
    event: 'evidence.proved',
    name: '存证已有结果',
    to: owner,
    text: '您的一项展会存证有新进展，请查看。',
    words: naming('证明有了结果，请查看'),
    link: inProgress,
  },
  {
    event: 'evidence.damaged',
    name: '存证文件核查异常',
    to: owner,
    text: '您的一项展会存证需要留意，请查看。',
    words: naming('有文件需要您留意，请查看'),
    link: inProgress,
  },
  {
    event: 'evidence.damage_found',
    name: '存证文件核查异常待处理',
    to: 'staff',
    holding: 'evidence.read',
    text: '有一项存证的文件未通过核查，等待处理。',
    words: naming('文件未通过核查，等待处理'),
    link: atDesk,
  },
]
