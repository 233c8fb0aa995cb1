import { lawOf, official } from '../line.ts'

const dispute = lawOf('foreignDisputes')
const evidence = lawOf('civilEvidence')
const internet = lawOf('internetCourts')

/** The rules of disputes with foreign countries, and what makes evidence valid. */
export const disputeLaw = {
  support: dispute('十', '国家鼓励商会、行业协会、跨境电子商务平台等搭建维权援助平台，开通热线，提供咨询和培训。'),
  service: dispute(
    '十二',
    '在我国境内送达文书、调查取证，应当依照我国缔结的条约和法律办理；任何组织、个人不得违法进行。',
  ),
  evidenceAbroad: dispute(
    '十三',
    '向境外提供证据或者相关材料，应当遵守保守国家秘密、数据安全、个人信息保护、技术出口管理等规定；需经准许的，先办准许。',
  ),
  inquiry: dispute(
    '十四',
    '国外主体侵犯知识产权或者滥用权利危害对外贸易秩序的，商务主管部门可以依照对外贸易法调查并采取措施。',
  ),
} as const

export const evidenceLaw = {
  foreignPaper: evidence(
    '十六',
    '向人民法院提供境外形成的公文书证，应当经所在国公证机关证明，或者履行条约规定的证明手续。',
  ),
  translation: evidence('十七', '向人民法院提交外文的书证或者说明资料，应当附有中文译本。'),
  electronic: internet(
    '十一',
    '法院审查电子数据时，看它生成、收集、存储、传输所依赖的系统是否安全可靠，主体和时间是否明确，内容是否完整、能否验证。',
  ),
  fixed: internet(
    '十一',
    '通过电子签名、可信时间戳、哈希值校验等技术手段固定，能够证明真实性的电子数据，互联网法院应当确认。',
  ),
  kept: evidence(
    '九十四',
    '由中立第三方平台提供或者确认、在正常业务活动中形成的电子数据，法院可以确认其真实性，有足以反驳的相反证据的除外。',
  ),
} as const

export const foreignCustomsPages = {
  euOwner: official('euCustoms', '货物的申报人或者持有人，在收到通知后十个工作日内表明态度；可以反对销毁。'),
  euHolder: official('euCustoms', '权利人在收到通知后十个工作日内表明态度。'),
} as const
