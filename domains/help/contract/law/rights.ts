import { lawOf, official } from '../line.ts'

const patent = lawOf('patentLaw')
const rules = lawOf('patentRules')
/** The present edition of the Trademark Law, which a new one replaces on that day. */
const trademark = lawOf('trademarkLaw', '2027-01-01')

/** The rules of patents and trademarks, as far as they concern fairs and the way abroad. */
export const rightsLaw = {
  fairTrademark: trademark(
    '二十六',
    '商标在中国政府主办或者承认的国际展览会展出的商品上首次使用的，自展出之日起六个月内，注册申请人可以享有优先权。',
  ),
  fairPatent: patent(
    '二十四',
    '申请日以前六个月内，在中国政府主办或者承认的国际展览会上首次展出的发明创造，不丧失新颖性。',
  ),
  patentPriority: patent(
    '二十九',
    '自发明或者实用新型在外国第一次申请专利之日起十二个月内，外观设计六个月内，又就相同主题在中国申请的，可以依照条约享有优先权。',
  ),
  technicalPapers: patent('二十六', '申请发明或者实用新型专利的，应当提交请求书、说明书及其摘要和权利要求书等文件。'),
  designPapers: patent(
    '二十七',
    '申请外观设计专利的，应当提交请求书、该外观设计的图片或者照片以及对该外观设计的简要说明等文件。',
  ),
  evaluationReport: patent(
    '六十六',
    '专利侵权纠纷涉及实用新型或者外观设计的，人民法院或者管理专利工作的部门可以要求出具专利权评价报告。',
  ),
  confidentiality: rules(
    '八',
    '在中国完成的发明或者实用新型向外国申请专利的，应当先请求国务院专利行政部门进行保密审查。',
  ),
} as const

export const fairPages = {
  agent: official(
    'cantonFair',
    '广交会：代理人办理投诉证件，要带身份证、机构介绍信、照片、当事人主体证明、权利证书或投诉站通知、授权委托书和机构指派函。',
  ),
} as const
