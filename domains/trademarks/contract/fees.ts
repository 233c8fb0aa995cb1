import type { FeeCode } from '@portal/orders/contract'

/** What a registration is charged. The prices are the operator's. */
export const trademarkFees = {
  /** A class with ten items. */
  classOfficial: {
    code: 'trademark.cn.class.official',
    name: '商标注册官费（每类，含 10 项）',
    kind: 'official',
    service: 'sbzc',
  },
  /** Each item of a class beyond ten. */
  itemOfficial: {
    code: 'trademark.cn.item.official',
    name: '商标注册官费（每类超过 10 项的每项）',
    kind: 'official',
    service: 'sbzc',
  },
  classService: {
    code: 'trademark.cn.class.service',
    name: '商标注册服务费（每类）',
    kind: 'service',
    service: 'sbzc',
  },
  madridService: {
    code: 'trademark.madrid.application.service',
    name: '马德里商标国际注册服务费',
    kind: 'service',
    service: 'gjsbzc',
  },
  memberService: {
    code: 'trademark.madrid.member.service',
    name: '马德里商标国际注册服务费（每个指定成员）',
    kind: 'service',
    service: 'gjsbzc',
  },
} as const satisfies Record<string, FeeCode>

/** What a provider may ask for beside its draft, by a paper that states the amount. */
export const extraFees = {
  official: {
    code: 'trademark.official.byNotice',
    name: '官费（按缴费通知）',
    kind: 'official',
    service: 'sbzc',
    open: true,
  },
  service: {
    code: 'trademark.service.byAgreement',
    name: '服务费（按约定）',
    kind: 'service',
    service: 'sbzc',
    open: true,
  },
} as const satisfies Record<string, FeeCode>

/** All codes of trademarks, as `createOrdersServer` takes them. */
export const trademarkFeeCodes: readonly FeeCode[] = [...Object.values(trademarkFees), ...Object.values(extraFees)]
