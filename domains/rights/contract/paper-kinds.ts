/** The kinds of paper that a right may have, in the order of the list. */
export const paperKinds = [
  'certificate',
  'renewal',
  'assignment',
  'licence',
  'powerOfAttorney',
  'identity',
  'translation',
  'evaluation',
  'photo',
  'other',
] as const
export type PaperKind = (typeof paperKinds)[number]

export const paperLabels = {
  certificate: '权利证书',
  renewal: '续展证明',
  assignment: '转让证明',
  licence: '许可合同',
  powerOfAttorney: '授权委托书',
  identity: '权利人身份证明',
  translation: '译本',
  evaluation: '权利评价报告',
  photo: '照片',
  other: '其他材料',
} satisfies Record<PaperKind, string>
