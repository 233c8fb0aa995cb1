import type { SubmitBody } from './record.ts'

/** The six basic fields of a demonstration record: valid values that belong to no real person or company. */
export const basicSample = {
  obligeeName: '演示·宁波海帆进出口有限公司',
  idCard: '91330200DEMO00001X',
  lxrPhone: '13800000001',
  exhibitionName: '演示·法兰克福消费品展览会',
  exhibitionTime: 1_772_668_800_000,
  exhibitionAddress: '演示·德国法兰克福展览中心 8 号馆',
} as const satisfies SubmitBody
