import { type Paper, printPaper } from '@portal/platform/server'
import { encodeQR } from 'qr'
import type { SealedStatement } from '../../proof/statement/statement.ts'
import { anchorFacts, cardFacts, fileFacts, limits, logFacts, timeFacts } from './certificate-facts.ts'
import { momentText } from './certificate-words.ts'
import type { PackageInput, ProvedStatement } from './package-input.ts'

type Certified = {
  input: PackageInput
  statement: SealedStatement
  /** The digests of the last statement, hex. */
  digests: { sha256: string; sm3: string }
  last: ProvedStatement
}

/** How many light modules surround the QR code (ISO/IEC 18004). */
const border = 4

/** The certificate is dated by the newest moment that it states, so that the same facts always give the same paper. */
const dateOf = ({ statement, last: { view } }: Certified): Date =>
  new Date(
    Math.max(
      view.log.integratedAt,
      ...statement.files.map(({ receivedAt }) => Date.parse(receivedAt)),
      ...view.timestamps.map(({ genTime }) => genTime),
      view.anchor?.blockTime ?? 0,
    ),
  )

const about = ({ statement, digests, input }: Certified) => [
  { label: '存证编号 No.', text: statement.evidence },
  { label: '声明 SHA-256 Statement', text: digests.sha256 },
  { label: '声明 SM3 Statement', text: digests.sm3 },
  { label: '声明次序 Sequence', text: `${input.statements.length}（${statement.kind}）` },
  { label: '运营方 Operator', text: statement.operator.name },
  { label: '统一社会信用代码 USCC', text: statement.operator.uscc },
  { label: '公开记录 Record', text: input.recordAddress },
  ...cardFacts(statement),
]

const paperOf = (certified: Certified): Paper => {
  const { statement, last, input } = certified
  return {
    title: '展会存证证书 Certificate of Preservation',
    name: `展会存证证书 ${statement.evidence}`,
    head: statement.evidence,
    lead: [
      '本证书供阅读；证明不在于本证书，而在于材料包 evidence 文件夹中的声明与证明，任何人可以离线核验。',
      'This paper is for reading. The proofs lie in the folder evidence of the package and can be verified offline by anyone.',
    ],
    sections: [
      { title: '存证 Record', facts: about(certified) },
      { title: '时间及其来源 Times and their sources', facts: timeFacts(last.view) },
      { title: '登记日志 Log', facts: logFacts(last.view) },
      ...(last.view.anchor ? [{ title: '链上锚定 Anchor', facts: anchorFacts(last.view.anchor) }] : []),
      { title: '原件 Files', facts: [], entries: fileFacts(statement, input.withheld) },
    ],
    lists: [{ title: '不证明什么 What is not proved', lines: limits }],
    notes: [`平台收到时间以平台时钟为准；其余时间由所列来源给出。证书日期 ${momentText(dateOf(certified).getTime())}`],
    gap: { text: '（无 none）', isOpen: false },
    at: dateOf(certified),
    code: encodeQR(input.recordAddress, 'raw', { ecc: 'medium', border }),
    archive: {
      attachments: last.files
        .filter(({ path }) => path.startsWith('evidence/'))
        .map(({ path, bytes }) => ({ name: path.slice('evidence/'.length), bytes }))
        .concat({ name: 'statement.json', bytes: last.bytes })
        .filter(({ name }) => !name.includes('/'))
        .map(({ name, bytes }) => ({ name, bytes, type: 'application/octet-stream', about: '证明文件 proof' })),
    },
  }
}

/** The certificate as PDF/A-3b: a readable view of the proofs, which are embedded in it. */
export const printCertificate = (certified: Certified): Promise<Buffer> => printPaper(paperOf(certified))
