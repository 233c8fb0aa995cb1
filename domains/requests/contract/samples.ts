import type { RequestOf } from '@portal/platform/contract'
import { answersText, selfCheckSample } from '@portal/selfcheck/contract'
import type { requestsApi } from './endpoints.ts'

export type SubmitBody = RequestOf<typeof requestsApi.submit>['body']

const contact = { lxrName: '演示联系人', lxrPhone: '0574-555001' } as const

/** Valid bodies, one for each offered kind; tests and demonstration data begin with them. */
export const submitSamples = {
  customsSeizure: {
    businessType: 7,
    obligeeName: '演示·宁波海帆进出口有限公司',
    seizureProduct: '演示·太阳镜 1200 副',
    seizureReason: '目的港海关认为镜腿上的图形与他人注册商标近似，暂扣整批货物',
    appeal: '请协助判断是否构成近似，并准备答复海关的材料',
    ...contact,
  },
  expertFiling: {
    businessType: 1,
    obligeeName: '演示·周海',
    obligeeRenType: 1,
    obligeeNation: '中国',
    idCard: '330203199001010014',
    province: '330000',
    city: '330200',
    county: '330203',
    address: '演示路 1 号',
    obligeeType: '商标;地理标志',
    /** The `url` is a placeholder: whoever uses the sample uploads a file and puts that file's address here. */
    voucher: [{ fileName: '演示·商标注册证.pdf', url: '/api/file/00000000-0000-4000-8000-000000000000' }],
    intentionNation: '德国',
    intentionProduct: '演示·太阳镜',
    appeal: '希望同时了解目的国的备案办法',
    ...contact,
    lxrEmail: 'demo@example.com',
  },
  exhibition: {
    businessType: 2,
    requirementType: 1,
    obligeeType: '外观专利;商标',
    appeal: '演示：对面展位陈列的咖啡机与我方外观设计相同，希望在闭展前提出投诉',
    lxrName: '演示联系人',
    lxrPhone: '13800000001',
  },
  eCommerce: {
    businessType: 3,
    requirementType: 2,
    eplatform: '速卖通;eBay',
    appealType: '删除链接;资金查扣',
    appeal: '演示：店铺链接因他人投诉被删除，货品有授权书，希望准备申诉材料',
    ...contact,
  },
  tradeDispute: {
    businessType: 4,
    disputeType: '进口国贸易纠纷',
    disputeNation: '美国',
    appeal: '演示：收到境外律师函，称产品侵犯其专利，请协助评估并准备应对',
    ...contact,
  },
  riskAversion: {
    businessType: 6,
    obligeeName: '演示·宁波海帆进出口有限公司',
    avoidType: '进口国侵权风险规避',
    appeal: '演示：计划向德国出口折叠自行车，希望了解商标和外观设计方面的风险',
    ...contact,
  },
  earlyWarning: {
    businessType: 5,
    obligeeName: '演示·宁波海帆进出口有限公司',
    answers: answersText(selfCheckSample),
    score: 56,
    appeal: '演示：请就自查中的专利检索和海关查扣两项给出建议',
    lxrName: '演示联系人',
    lxrPhone: '0574-555001',
  },
} as const satisfies Record<string, SubmitBody>

export const fullPlanSample = { qmfaName: '演示联系人', qmfaPhone: '0574-555002' } as const
