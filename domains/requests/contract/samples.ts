import type { RequestOf } from '@portal/platform/contract'
import type { requestsApi } from './endpoints.ts'

export type SubmitBody = RequestOf<typeof requestsApi.submit>['body']

/** Valid bodies, one for each offered kind; tests and demonstration data begin with them. */
export const submitSamples = {
  customsSeizure: {
    businessType: 7,
    obligeeName: '演示·宁波海帆进出口有限公司',
    seizureProduct: '演示·太阳镜 1200 副',
    seizureReason: '目的港海关认为镜腿上的图形与他人注册商标近似，暂扣整批货物',
    appeal: '请协助判断是否构成近似，并准备答复海关的材料',
    lxrName: '演示联系人',
    lxrPhone: '0574-555001',
  },
} as const satisfies Record<string, SubmitBody>

export const fullPlanSample = { qmfaName: '演示联系人', qmfaPhone: '0574-555002' } as const
