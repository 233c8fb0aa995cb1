import type { FeeCode } from '@portal/orders/contract'
import type { PatentType } from './choices.ts'

/** What an application is charged by its type: an official and a service fee, one each. The prices are the operator's. */
export const patentFees = {
  发明专利: [
    { code: 'patent.invention.official', name: '发明专利申请官费', kind: 'official', service: 'sqzl' },
    { code: 'patent.invention.service', name: '发明专利申请服务费', kind: 'service', service: 'sqzl' },
  ],
  实用新型专利: [
    { code: 'patent.utilityModel.official', name: '实用新型专利申请官费', kind: 'official', service: 'sqzl' },
    { code: 'patent.utilityModel.service', name: '实用新型专利申请服务费', kind: 'service', service: 'sqzl' },
  ],
  外观设计专利: [
    { code: 'patent.design.official', name: '外观设计专利申请官费', kind: 'official', service: 'sqzl' },
    { code: 'patent.design.service', name: '外观设计专利申请服务费', kind: 'service', service: 'sqzl' },
  ],
} as const satisfies Record<PatentType, readonly FeeCode[]>

/** All codes of patents, as `createOrdersServer` takes them. */
export const patentFeeCodes: readonly FeeCode[] = Object.values(patentFees).flat()
