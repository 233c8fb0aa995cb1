import { copyTitle } from '@portal/files/contract'
import type { ProofView } from '@portal/proofs/contract'
import { shortCode } from '@portal/proofs/proof'
import { slotRules } from '../../contract/slots.ts'
import type { SealedStatement, StatementFile } from '../../proof/statement/statement.ts'
import { momentText } from './certificate-words.ts'

type Fact = { label: string; text: string }

const witnessed = (checkpoint: NonNullable<ProofView['log']['checkpoint']>): Fact[] =>
  checkpoint.cosignatures.map(({ witness, at }) => ({
    label: '见证人 Witness',
    text: `${momentText(at)}\n来源 ${witness}`,
  }))

/** The times of a proof, each with who states it; a certificate never prints one bare "time of preservation". */
export const timeFacts = ({ timestamps, log, anchor, configured }: ProofView): Fact[] => [
  ...timestamps.map(({ target, authority, genTime, policy, serial }) => ({
    label: target === 'statement' ? '时间戳 Time-stamp' : '日志签名的时间戳 Checkpoint',
    text: `${momentText(genTime)}\n来源 ${authority}  策略 ${policy}  序号 ${serial}`,
  })),
  ...(configured.timestamp ? [] : [{ label: '时间戳 Time-stamp', text: '未配置 not configured' }]),
  ...(log.checkpoint ? witnessed(log.checkpoint) : []),
  ...(anchor?.state === 'final' && anchor.blockTime !== null
    ? [{ label: '区块时间 Block time', text: `${momentText(anchor.blockTime)}\n来源 ${anchor.chain}` }]
    : []),
  { label: '平台登记 Logged', text: `${momentText(log.integratedAt)}\n来源 本平台时钟 clock of this portal` },
]

export const logFacts = ({ log }: ProofView): Fact[] => [
  { label: '日志 Origin', text: log.origin },
  { label: '条目 Index', text: String(log.index) },
  { label: '条目散列 Leaf', text: log.leafHash },
  { label: '规模 Size', text: log.checkpoint ? String(log.checkpoint.size) : '' },
  { label: '根 Root', text: log.checkpoint?.root ?? '' },
]

const anchorStates = {
  waiting: '待提交 waiting',
  sent: '已提交，未入块 sent',
  mined: '已入块，未最终确定 mined',
  final: '已最终确定 final',
} satisfies Record<NonNullable<ProofView['anchor']>['state'], string>

export const anchorFacts = (anchor: NonNullable<ProofView['anchor']>): Fact[] => [
  { label: '链 Chain', text: anchor.chain },
  { label: '交易 Transaction', text: anchor.txHash },
  { label: '区块 Block', text: anchor.blockNumber === null ? '' : String(anchor.blockNumber) },
  { label: '状态 State', text: anchorStates[anchor.state] },
]

/** The time card that a statement names. What the card proves is said only in the report of the verifier. */
export const cardFacts = ({ notBefore }: SealedStatement): Fact[] =>
  notBefore
    ? [
        {
          label: '时间卡 Time card',
          text: `${shortCode(new Uint8Array(Buffer.from(notBefore.root, 'base64')))}  #${notBefore.size}\n${(notBefore.paths ?? []).join('  ')}`,
        },
      ]
    : []

const titleOf = ({ slot }: StatementFile): string => {
  const rule = Object.entries(slotRules).find(([name]) => name === slot)?.[1]
  return rule?.title ?? '登记信息 Record'
}

/** What the statement says of a file that is a smaller copy of a picture; nothing for an original. */
const copyFacts = ({ copyOf }: StatementFile): Fact[] =>
  copyOf
    ? [
        {
          label: `${copyTitle} Copy`,
          text: `由提交者另存的小图，不是相机原图。原图由提交者声明，未经证明 declared by the sender, unproved：\nSHA-256 ${copyOf.sha256}${copyOf.size === undefined ? '' : `\n${copyOf.size} bytes`}`,
        },
      ]
    : []

/** Every file that the statement names, also those that this package leaves out (`withheld`). */
export const fileFacts = (
  { files }: SealedStatement,
  withheld: ReadonlySet<string> | undefined,
): { title: string; facts: Fact[] }[] =>
  files.map((file) => ({
    title: `${titleOf(file)}${file.copyOf ? `（${copyTitle}）` : ''}  ${file.path}${withheld?.has(file.path) ? '（本包未提供 withheld）' : ''}`,
    facts: [
      { label: '文件名 Name', text: file.name },
      { label: '大小 Bytes', text: String(file.size) },
      { label: '收到 Received', text: `${file.receivedAt}（平台时钟 portal）` },
      { label: 'SHA-256', text: file.sha256 },
      { label: 'SM3', text: file.sm3 },
      ...copyFacts(file),
    ],
  }))

export const limits: readonly string[] = [
  '不证明拍摄或制作的时间：只证明不晚于所列时间已经存在。 Not when the files were made, only that they existed by the times listed.',
  '不证明内容真实、完整或合法，也不证明提交者与权利人的关系。 Not that the content is true, complete or lawful, nor who holds the rights.',
  '不表示任何法院、机构已经或将会采信。 Not that any court or body has accepted it or will.',
]
