export type Verdict = 'VALID' | 'PARTIAL' | 'INVALID' | 'CANNOT_TELL' | 'ABSENT'

/** One text in the two languages of the reports. */
export type Text = { zh: string; en: string }
type Reason = Text & { verdict: Verdict }

const reason = (verdict: Verdict, zh: string, en: string): Reason => ({ verdict, zh, en })

/** Every finding that a claim can have, with its verdict and its words, so that no verdict comes without words. */
export const reasons = {
  package_opened: reason('VALID', '结构完整，清单所列文件俱在且未改动', 'every listed file is there and unchanged'),
  package_refused: reason('INVALID', '未打开', 'not opened'),
  package_reduced: reason('PARTIAL', '附属文件未提供', 'accompanying files are withheld'),
  package_altered: reason('INVALID', '附属文件与清单不符', 'accompanying files differ from their manifest'),
  package_surplus: reason('INVALID', '含有清单之外的文件', 'files that no manifest names'),
  package_unlisted: reason('INVALID', '附属文件的清单无法读取', 'the manifest of accompanying files cannot be read'),

  contents_known: reason(
    'VALID',
    '除供阅读或方便的文件外，包内每份文件都由声明或其证明核对',
    'every file is judged by the statement or its proofs, but for those added for reading',
  ),
  contents_lacking: reason(
    'VALID',
    '包内文件均经核对；缺少下列文件，其内容可由其他文件重算',
    'every file is judged; these are missing and can be made anew from others',
  ),
  contents_foreign: reason(
    'PARTIAL',
    '含有声明及其证明均未涉及的文件，未经证明，不在结论之内',
    'files that neither the statement nor its proofs reach: unproved, and no part of the conclusion',
  ),

  reading_only: reason(
    'ABSENT',
    '供阅读或方便而附上的文件不在证明之内，可能已被改动；以声明和原件为准',
    'for reading or convenience, proved by nothing and possibly altered; the statement and the originals count',
  ),

  statement_read: reason('VALID', '声明文件格式正确', 'the statement is well formed'),
  statement_missing: reason('INVALID', '缺少声明文件', 'no statement'),
  statement_malformed: reason('INVALID', '声明文件格式有误', 'the statement is malformed'),
  statement_later: reason('CANNOT_TELL', '声明文件属于本程序不认识的版本', 'a version of the statement not known here'),
  statement_kind: reason('INVALID', '声明文件不是一份存证的声明', 'the statement is not of a sealed record'),

  files_same: reason('VALID', '每份文件的 SHA-256 与声明一致', 'the SHA-256 of each file is the stated one'),
  files_withheld: reason('PARTIAL', '以下文件未提供，其余文件与声明一致', 'withheld, the others are as stated'),
  files_altered: reason('INVALID', '文件内容与声明不符', 'files differ from the statement'),
  files_surplus: reason('INVALID', '含有声明之外的文件', 'files that the statement does not name'),

  operator_same: reason('VALID', '声明所写的运营方与核验依据一致', 'the statement names the operator of the pins'),
  operator_other: reason(
    'ABSENT',
    '声明所写的运营方与核验依据不同，仅为自述，不在此列出',
    'the statement names another operator than the pins: its own word, not told here',
  ),
  operator_unpinned: reason(
    'ABSENT',
    '核验依据没有写明运营方；声明所写的仅为自述，不在此列出',
    'the pins name no operator; what the statement names is its own word, not told here',
  ),
  operator_none: reason('ABSENT', '声明没有写明运营方', 'the statement names no operator'),

  ordered_kept: reason('VALID', '封存时应有的证明俱在', 'every proof that was ordered at sealing is here'),
  ordered_missing: reason(
    'ABSENT',
    '声明写明封存时应有、而包内缺少（或当时尚未取得）的证明',
    'proofs that the statement says were ordered, and that are missing or were not obtained yet',
  ),
  ordered_untold: reason(
    'ABSENT',
    '声明的写法较早，没有写明应有哪些证明，缺少与否无从得知',
    'an older statement, which does not say which proofs were ordered: nothing tells whether one is missing',
  ),
  ordered_open: reason(
    'CANNOT_TELL',
    '日志证明未成立，应有哪些证明无从核对',
    'without the log nothing shows which proofs were ordered',
  ),

  container_same: reason(
    'VALID',
    '容器内是这份声明及其时间戳',
    'the container holds this statement and its time-stamp',
  ),
  container_none: reason('ABSENT', '没有签名容器', 'no signature container'),
  container_other: reason(
    'INVALID',
    '签名容器与声明或其时间戳不符',
    'the container differs from the statement or its time-stamp',
  ),
  container_open: reason('CANNOT_TELL', '没有时间戳根证书，容器无从核对', 'no root is pinned for the container'),

  manifest_same: reason('VALID', '清单与声明一致', 'the manifest is the stated one'),
  manifest_missing: reason('INVALID', '缺少清单', 'no manifest'),
  manifest_altered: reason('INVALID', '清单与声明不符', 'the manifest differs from the statement'),

  sm3_same: reason('VALID', '每份文件的 SM3 与声明一致', 'the SM3 of each file is the stated one'),
  sm3_altered: reason('INVALID', '文件的 SM3 与声明不符', 'the SM3 of files differs from the statement'),

  log_included: reason('VALID', '声明登记在日志中，日志签名成立', 'the statement is in the signed log'),
  log_missing: reason('CANNOT_TELL', '没有日志证明，无法对应到登记', 'no proof of the log'),
  log_unpinned: reason('CANNOT_TELL', '没有日志公钥作为核验依据', 'no key of a log is pinned'),
  log_unknown: reason('INVALID', '日志不在核验依据之列', 'a log that is not among the pins'),
  log_unreadable: reason('INVALID', '日志证明无法读取', 'the proof of the log cannot be read'),
  log_signature: reason('INVALID', '日志签名不成立', "the log's signature does not hold"),
  log_inclusion: reason('INVALID', '声明不在所签名的日志中', 'the statement is not in the signed log'),
  log_leaf: reason('INVALID', '日志条目与声明不符', 'the leaf is not that of the statement'),
  log_checkpoint: reason('INVALID', '所签名的日志与日志证明不符', 'the checkpoint is not that of the proof'),

  witness_seen: reason('VALID', '见证人联署达到要求', 'enough witnesses cosigned'),
  witness_few: reason('INVALID', '见证人联署未达到要求', 'too few witnesses cosigned'),
  witness_none: reason('ABSENT', '核验依据没有要求见证人', 'the pins ask for no witness'),
  witness_open: reason('CANNOT_TELL', '日志证明未成立，见证人无从核对', 'nothing to be witnessed without the log'),

  time_stamped: reason('VALID', '时间戳成立', 'the time-stamp holds'),
  time_none: reason('ABSENT', '没有时间戳', 'no time-stamp'),
  time_withheld: reason('PARTIAL', '时间戳未提供', 'the time-stamp is withheld or not issued yet'),
  time_unpinned: reason('CANNOT_TELL', '没有时间戳根证书作为核验依据', 'no root of an authority is pinned'),
  time_refused: reason('INVALID', '时间戳不成立', 'the time-stamp does not hold'),
  time_undecided: reason('CANNOT_TELL', '时间戳在此无法核验', 'the time-stamp cannot be verified here'),

  anchor_holds: reason(
    'VALID',
    '锚定交易与区块头相符，区块哈希可与任一节点核对',
    'transaction and header agree; compare the block hash with any node',
  ),
  anchor_none: reason('ABSENT', '没有链上锚定', 'no anchor'),
  anchor_withheld: reason('PARTIAL', '链上锚定未提供', 'the anchor is withheld or not final yet'),
  anchor_unpinned: reason(
    'CANNOT_TELL',
    '核验依据没有列出任何链，锚定文件所写的一切仅为自述',
    'no chain is pinned: whatever the anchor says is its own word',
  ),
  anchor_refused: reason('INVALID', '链上锚定不成立', 'the anchor does not hold'),
  anchor_open: reason('CANNOT_TELL', '日志签名未成立，锚定无从核对', 'nothing to be anchored without the checkpoint'),
  anchor_online: reason(
    'CANNOT_TELL',
    '交易由认可的账户签名，写的是这一次日志签名；所写的区块及其时间仅为自述，须联网向该链查询',
    'a pinned sender signed this checkpoint; the block and its time are only stated, the chain must be asked',
  ),
  anchor_blockless: reason(
    'PARTIAL',
    '交易由认可的账户签名，写的是这一次日志签名；区块的证明未提供，所写的区块及其时间仅为自述',
    'a pinned sender signed this checkpoint; the proof of the block is withheld, block and time are only stated',
  ),

  card_none: reason('ABSENT', '声明没有写明照片中的时间卡', 'the statement names no time card in a photo'),
  card_kept: reason(
    'VALID',
    '声明写明照片中有这张时间卡；卡上的日志状态属于本日志，且不早于所列时间。卡是否在照片里，请看照片或扫照片中的二维码',
    'the statement names this time card; its state is of the log and not older than told. Whether the photo shows it is for the eye, or any scanner',
  ),
  card_untimed: reason(
    'VALID',
    '声明写明照片中有这张时间卡；卡上的日志状态属于本日志，没有可独立核验的时间',
    'the statement names this time card; its state is of the log, no time of it can be verified independently',
  ),
  card_withheld: reason('PARTIAL', '时间卡的证明未提供', 'the proof of the time card is withheld'),
  card_refused: reason('INVALID', '声明写明的时间卡不成立', 'the time card that the statement names does not hold'),
  card_open: reason('CANNOT_TELL', '日志证明未成立，时间卡无从核对', 'no time card without the log'),

  renewal_none: reason('ABSENT', '时间戳没有续期', 'the time-stamps were not renewed'),
  renewal_kept: reason(
    'VALID',
    '时间戳在证书到期之前由新的时间戳续期，证书到期后仍可采信',
    'younger time-stamps renewed the time-stamps before their certificates ended',
  ),
  renewal_late: reason(
    'ABSENT',
    '续期晚于证书到期，只说明续期时时间戳已经存在',
    'renewed after a certificate had ended: shows only that the time-stamps existed by then',
  ),
  renewal_revocation: reason(
    'PARTIAL',
    '续期清单所列的吊销列表未提供，或不是当时保存的那一份',
    'a revocation list that the renewal names is withheld, or not the one that was kept',
  ),
  renewal_withheld: reason('PARTIAL', '时间戳或其续期未提供', 'time-stamps, or what renews them, are withheld'),
  renewal_refused: reason('INVALID', '时间戳的续期不成立', 'the renewal of the time-stamps does not hold'),
  renewal_open: reason('CANNOT_TELL', '时间戳的续期在此无法核验', 'the renewal cannot be verified here'),

  order_kept: reason('VALID', '各时间的先后相符', 'the times are in order'),
  order_odd: reason('VALID', '提示：各时间的先后与通常不同，见所列时间', 'note: the times are not in the usual order'),
  order_none: reason('ABSENT', '没有可比较的时间', 'no times to compare'),

  history_first: reason('ABSENT', '这是该记录的第一份声明', 'the first statement of the record'),
  history_kept: reason('VALID', '先前的声明相互衔接，各自的证明成立', 'earlier statements are linked and proved'),
  history_withheld: reason('PARTIAL', '先前的声明未提供', 'earlier statements are withheld'),
  history_reduced: reason(
    'PARTIAL',
    '先前的声明相互衔接，其部分证明未提供',
    'earlier statements are linked, some of their proofs are withheld',
  ),
  history_broken: reason('INVALID', '与先前的声明不衔接', 'does not follow the earlier statement'),
  history_unproved: reason('INVALID', '先前声明的证明不成立', 'the proofs of an earlier statement do not hold'),
  history_open: reason(
    'CANNOT_TELL',
    '先前声明的证明在此无法核验',
    'the proofs of an earlier statement cannot be verified here',
  ),
} satisfies Record<string, Reason>

export type ReasonName = keyof typeof reasons

export const claimTitles = {
  package: { zh: '证据包', en: 'Package' },
  contents: { zh: '包内文件', en: 'Files of the package' },
  statement: { zh: '声明', en: 'Statement' },
  operator: { zh: '运营方', en: 'Operator' },
  manifest: { zh: '清单', en: 'Manifest' },
  files: { zh: '原件（SHA-256）', en: 'Files (SHA-256)' },
  sm3: { zh: '原件（SM3）', en: 'Files (SM3)' },
  history: { zh: '先前的声明', en: 'Earlier statements' },
  log: { zh: '登记日志', en: 'Log' },
  witness: { zh: '见证人', en: 'Witnesses' },
  time: { zh: '声明的时间戳', en: 'Time-stamp of the statement' },
  checkpointTime: { zh: '日志签名的时间戳', en: 'Time-stamp of the checkpoint' },
  anchor: { zh: '链上锚定', en: 'Anchor' },
  ordered: { zh: '应有的证明', en: 'Proofs ordered' },
  container: { zh: '签名容器', en: 'Signature container' },
  card: { zh: '照片中的时间卡', en: 'Time card in a photo' },
  renewal: { zh: '时间戳续期', en: 'Renewal of time-stamps' },
  order: { zh: '时间先后', en: 'Order of times' },
  reading: { zh: '附上文件的证明', en: 'Proof of files for reading' },
} satisfies Record<string, Text>

export type ClaimId = keyof typeof claimTitles

/** The finding for one claim. `items` are the files, digests or moments it is about: a text for both languages, or one each. */
export type Claim = { id: ClaimId; reason: ReasonName; items: readonly (string | Text)[] }

export const claim = (id: ClaimId, name: ReasonName, items: Claim['items'] = []): Claim => ({ id, reason: name, items })

export const verdictOf = ({ reason: name }: Pick<Claim, 'reason'>): Verdict => reasons[name].verdict

/** Whether a claim is about a block that is only stated. The conclusion says so, but the overall verdict is not lowered. */
export const isStatedOnly = ({ reason: name }: Pick<Claim, 'reason'>): boolean => name === 'anchor_online'

/**
 * Whether a claim about an earlier statement, or about a list that renews time-stamps, counts for the verdict. A missing
 * anchor, or a block that is only stated, does not count there: the anchor of the last statement covers them.
 */
export const weighsBeside = (one: Claim): boolean => !isStatedOnly(one) && one.reason !== 'anchor_withheld'
