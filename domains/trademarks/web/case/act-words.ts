import { type ActField, actFieldLabels, type FileAct } from '../../contract/file/acts.ts'

/** What an act means, where its name does not say all. */
export const actTexts: Partial<Record<FileAct, string>> = {
  accept: '受理后由您办理，客户会看到您的机构名称和备案号。',
  giveBack: '退回后由其他服务商受理，原因客户和平台都能看到。',
  prepare: '开始前须有申请人和委托书；国际注册还须有基础商标。',
  submit: '客户核对报件草稿后，确认或退回修改。',
  return: '服务商按您的意见修改，再请您确认。',
  approve: '复核通过后，服务商向商标局报送。',
  sendBack: '退回后由服务商修改，原因服务商和客户都能看到。',
  file: '报送后，官费不再退还。',
  correct: '补正的期限以通知书所载为准。',
  partial: '申请复审的期限以通知书所载为准。',
  refuse: '申请复审的期限以通知书所载为准。',
  refuseAcceptance: '登记后办理终止，不能恢复。',
  reviewLost: '登记后办理终止，不能恢复。',
  oppose: '答辩的期限以通知书所载为准。',
  defenceLost: '登记后办理终止，不能恢复。',
  withdraw: '撤回以后不能恢复，需要时可以重新提交。',
  terminate: '终止以后不能恢复，原因客户和服务商都能看到。',
}

/** What a field is called in one act, where the general word would say too little. */
const ownLabels: Partial<Record<FileAct, Partial<Record<ActField, string>>>> = {
  return: { reason: '要修改的地方' },
  approve: { reason: '说明' },
  file: { date: '报送日期' },
  receipt: { date: '收件日期', number: '申请号' },
  pass: { date: '结果日期', number: '国际注册号' },
  publish: { date: '公告日期', number: '公告期号' },
  announce: { date: '期满日期', reason: '说明' },
  certify: { number: '注册号' },
  withdraw: { reason: '撤回的原因' },
}

export const fieldLabel = (act: FileAct, field: ActField): string => ownLabels[act]?.[field] ?? actFieldLabels[field]

/** Acts that somebody takes only where the usual one does not fit, so that they stand behind it. */
const seldom: readonly FileAct[] = [
  ...(['correct', 'refuseAcceptance', 'partial', 'refuse', 'oppose', 'reviewLost', 'defenceLost'] as const),
  ...(['return', 'giveBack', 'sendBack', 'withdraw', 'terminate'] as const),
]

/** The acts with the usual one first. */
export const usualFirst = (acts: readonly FileAct[]): FileAct[] =>
  acts.toSorted((a, b) => seldom.indexOf(a) - seldom.indexOf(b))

/** Acts after which nothing comes, at somebody's own wish. */
export const isEnding = (act: FileAct): boolean => act === 'withdraw' || act === 'terminate'
