/** Kinds of personal data that may be recognised in a text which may become public. */
export const personalHints = ['idNumber', 'phone', 'bankCard', 'email'] as const
export type PersonalHint = (typeof personalHints)[number]

export const personalHintLabels = {
  idNumber: '身份证号',
  phone: '手机号',
  bankCard: '银行卡号',
  email: '邮箱地址',
} satisfies Record<PersonalHint, string>

/**
 * The text without the spaces and hyphens that people write between digits. It uses no lookbehind, which webviews of our target
 * lack.
 */
const closed = (text: string): string => text.replace(/(\d)[ -](?=\d)/g, '$1')

const kindOf = (run: string): PersonalHint | undefined => {
  if (/^(\d{15}|\d{17}[\dXx])$/.test(run)) return 'idNumber'
  if (/^1[3-9]\d{9}$/.test(run)) return 'phone'
  return /^\d{16,19}$/.test(run) ? 'bankCard' : undefined
}

/**
 * The kinds of personal data that a text seems to hold; the form warns its writer of them. It may err, so it never stops a
 * message.
 */
export const findPersonalData = (text: string): PersonalHint[] => {
  const runs = closed(text).match(/\d[\dXx]{10,18}/g) ?? []
  const found = new Set<PersonalHint | undefined>(runs.map(kindOf))
  if (/[^\s@，。；]+@[^\s@，。；]+\.[a-z]{2,}/i.test(text)) found.add('email')
  return personalHints.filter((hint) => found.has(hint))
}

/** How many web addresses a text holds. */
export const countLinks = (text: string): number => (text.match(/https?:\/\/|www\./gi) ?? []).length
