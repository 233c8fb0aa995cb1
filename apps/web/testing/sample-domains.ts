import type { Service, WebDomain } from '@portal/platform/web'

const load = async () => ({ Component: (await import('./sample-page.tsx')).SamplePage })

const seizure: Service = {
  to: '/home/customsSeizure',
  title: '海关查扣应对',
  description: '货物被海关查扣时，提交情况与材料，取得应对方案',
  icon: 'ship',
  stage: '应对查扣投诉',
  sort: 20,
  scene: 'ship',
  isLarge: true,
  banner: {
    title: '货物被海关查扣了？',
    text: '先看期限，再一起写答复',
    action: '提交请求',
    scene: 'ship',
    tone: 'night',
  },
}

/** One service, as in the foundation. */
export const oneService: WebDomain = {
  name: 'requests',
  services: [seizure],
  portal: [{ path: 'customsSeizure', title: '海关查扣应对', sort: 20, load }],
  progress: [
    {
      active: 7,
      label: '海关查扣应对',
      short: '海关查扣',
      icon: 'ship',
      scene: 'ship',
      sort: 50,
      load,
      detail: { query: 'businessSn', load },
    },
  ],
}

const service = (
  to: string,
  title: string,
  description: string,
  icon: Service['icon'],
  stage: Service['stage'],
  sort: number,
): Service => ({ to, title, description, icon, scene: 'desk', stage, sort })

/** All services of the specification, as the portal will stand one day. */
export const allServices: WebDomain = {
  name: 'all',
  services: [
    service(
      '/home/earlyWarningAnalysis',
      '海外出口风险预警自查',
      '回答几个问题，查看风险点',
      'radar',
      '规避贸易风险',
      10,
    ),
    service('/home/riskAversion', '风险规避指引', '进口国侵权风险，专家给出建议', 'compass', '规避贸易风险', 11),
    service('/home/oneRegister', '一链式知识产权注册', '国内商标、国际商标、专利申请', 'stamp', '规避贸易风险', 12),
    service(
      '/home/earlyWarningAnalysis/assessment/setpone',
      '专利价值评估',
      '技术、法律、经济三个维度',
      'gauge',
      '规避贸易风险',
      13,
    ),
    service('/home/exhibition', '海关在线备案', '自助备案，或由专家辅助', 'shield', '应对查扣投诉', 20),
    seizure,
    service('/home/eCommerceInfringement', '跨境电商侵权应对', '平台投诉、申诉材料准备', 'cart', '应对查扣投诉', 22),
    service('/home/exhibitionInfringement', '展会投诉应诉', '展会现场的投诉与应诉', 'booth', '应对查扣投诉', 23),
    service(
      '/home/exhibitionCertificate',
      '展会全流程存证',
      '展前、展中、展后分步留存',
      'evidence',
      '海外维权救济',
      30,
    ),
    service('/home/tradeDisputes', '贸易纠纷应对', '进口国纠纷、出口转内销纠纷', 'scale', '海外维权救济', 31),
    service('/home/filingInquiry', '海关备案查询', '商标、专利、著作权备案信息', 'search', '海外维权救济', 32),
    service('/home/curriculum', '培训课程报名', '企业出海知识产权课程', 'book', '海外维权救济', 33),
  ],
  progress: [
    { active: 6, label: '风险预警防范指引', short: '风险指引', icon: 'compass', scene: 'bulb', sort: 10, load },
    { active: 7, label: '海关查扣应对', short: '海关查扣', icon: 'ship', scene: 'ship', sort: 50, load },
  ],
}
