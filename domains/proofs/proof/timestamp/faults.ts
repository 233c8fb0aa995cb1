/** Why a time-stamp fails verification, one code for each check. */
export const timestampFaults = {
  malformed: '时间戳文件损坏，或不是 RFC 3161 的 DER 编码',
  trailing_bytes: '时间戳文件末尾有多余的内容',
  not_granted: '时间戳机构拒绝签发',
  content_type: '签名内容不是时间戳信息（TSTInfo）',
  version: '时间戳信息的版本不受支持',
  critical_extension: '时间戳或证书含有无法识别的关键扩展',
  imprint: '时间戳对应的不是这份文件',
  nonce: '时间戳不是对本次申请的答复',
  policy: '时间戳的签发策略不在认可的范围内',
  signer_count: '时间戳须有且只有一个签名',
  signed_content_type: '签名属性中的内容类型不符',
  message_digest: '签名属性中的摘要与时间戳信息不符',
  ess_missing: '签名属性中没有签名证书标识（ESSCertIDv2）',
  signer_missing: '时间戳中没有与标识相符的签名证书',
  signer_mismatch: '签名者的标识与签名证书不符',
  signature: '时间戳的签名不成立',
  tsa_name: '时间戳写明的机构名称与签名证书不符',
  key_purpose: '签名证书的用途不是（仅限）签发时间戳',
  key_usage: '签名证书不得用于签名',
  not_valid_at_time: '证书在签发时刻不在有效期内',
  chain_incomplete: '证书链不完整，找不到上级证书',
  chain_signature: '证书不是由所认可的根证书签发',
  issuer_not_authority: '证书链中的上级证书不是签发证书的机构',
  path_length: '证书链超过允许的长度',
  issuer_purpose: '上级证书不得签发时间戳证书',
  clock_skew: '时间戳的时刻与申请时刻相差过大',
  algorithm_weak: '使用了已不安全的算法',
  algorithm_unknown: '使用了本程序不能核验的算法',
  algorithm_sm2: '使用国密 SM2 签名，浏览器和本程序都不能核验，请用签发机构的核验工具',
  no_roots: '没有提供用于核验的时间戳根证书',
  no_cryptography: '此环境不能核验签名（网页须以 https 或本地文件打开）',
} as const

export type TimestampFault = keyof typeof timestampFaults

/** Faults that prove nothing wrong: what the verifier needs for an answer is missing. */
const undecided: readonly TimestampFault[] = ['algorithm_unknown', 'algorithm_sm2', 'no_roots', 'no_cryptography']

export const isUndecided = (fault: TimestampFault): boolean => undecided.includes(fault)
