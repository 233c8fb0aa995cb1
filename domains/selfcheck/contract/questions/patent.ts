import type { Category } from '../profile.ts'
import type { Question } from '../question.ts'

const technical: readonly Category[] = ['electronics', 'machinery', 'home', 'toys', 'beauty', 'other']

/** The questions of 专利与外观: what the goods do and how they look. */
export const patentQuestions: readonly Question[] = [
  {
    id: 'pt-search',
    topic: 'patent',
    weight: 5,
    critical: true,
    when: { categories: technical },
    ask: '是否针对目的国做过专利检索，确认产品没有落入他人的有效专利？',
    why: '不知道有专利，不等于没有侵权。出货前查清楚，比货到港口再应对代价小得多。',
    action: '做一次目的国的专利检索（自由实施检索）',
    todo: '把产品拆成几个关键技术点，分别检索目的国有效专利，列出相近的专利号，请专业人员比对权利要求。',
    options: [
      { text: '做过检索，有书面结论', points: 100 },
      { text: '自己查过，没有书面结论', points: 50 },
      { text: '没有做过', points: 0 },
    ],
    forms: [
      {
        service: '/home/riskAversion',
        fill: {
          avoidType: '进口国侵权风险规避',
          appeal: '拟向{country}出口{product}，尚未做目的国专利检索，请协助判断需要检索的技术点并评估侵权风险。',
        },
      },
    ],
  },
  {
    id: 'pt-design',
    topic: 'patent',
    weight: 4,
    critical: true,
    ask: '产品外观与市面上他人的产品相似吗？是否查过目的国的外观设计？',
    why: '外观一眼可比，展会和平台上的投诉多由此而起；海关也可以据此查扣。',
    action: '核对外观设计的在先权利',
    todo: '拍摄产品六面图，检索目的国外观设计，把最接近的几件并排对比，记下相同点和不同点。',
    options: [
      { text: '自主设计，并查过目的国的外观设计', points: 100 },
      { text: '自主设计，没有查过', points: 50 },
      { text: '参照他人产品，没有查过', points: 0 },
    ],
    forms: [
      {
        service: '/home/riskAversion',
        fill: {
          avoidType: '进口国侵权风险规避',
          appeal: '拟向{country}出口{product}，外观未做在先设计核对，请协助比对并评估风险。',
        },
      },
    ],
  },
  {
    id: 'pt-own',
    topic: 'patent',
    weight: 3,
    ask: '自己的技术或外观设计，在目的国申请了保护吗？',
    why: '专利同样只在授予它的国家有效。在先申请既能对抗仿冒，也是被投诉时有力的答辩材料。',
    action: '评估在目的国申请专利或外观设计',
    todo: '列出自有的技术和外观，确认国内申请日和公开日，在优先权期限内决定是否向目的国申请。',
    options: [
      { text: '已申请或已获权，或者产品没有可申请的内容', points: 100 },
      { text: '只在中国申请', points: 50 },
      { text: '都没有申请', points: 0 },
    ],
    forms: [{ service: '/home/oneRegister', within: '?active=sqzl', fill: { applyNation: '{country}' } }],
  },
  {
    id: 'pt-secrecy',
    topic: 'patent',
    weight: 4,
    when: { categories: technical },
    ask: '向外国申请专利之前，办理了保密审查吗？',
    why: '这一步容易漏；它与“请求按保密专利处理”是两回事，办错了等于没有办。',
    action: '补上向外申请前的保密审查',
    todo: '在中国完成的发明或者实用新型，向外国申请前先提出保密审查请求；已经委托代理机构的，索要办理凭据存档。',
    options: [
      { text: '已办理，或不向外国申请', points: 100 },
      { text: '正在准备', points: 60 },
      { text: '没有办理', points: 0 },
    ],
    fact: {
      text: '将在中国完成的发明或者实用新型向外国申请专利的，应当请求国务院专利行政部门进行保密审查。',
      source: '《专利法实施细则》（2023 年修订）第八条',
      checkedOn: '2025-04-19',
    },
  },
  {
    id: 'pt-around',
    topic: 'patent',
    weight: 3,
    when: { categories: technical },
    ask: '发现相近专利时，是否准备了不侵权分析或规避设计？',
    why: '知道有相近专利却没有预案，一旦被投诉就只能停售；有书面分析才能及时答辩。',
    action: '准备不侵权分析或规避设计',
    todo: '对每件相近专利写一页纸：专利号、有效期、与产品的不同；差别不够的，改动设计后再出货。',
    options: [
      { text: '没有相近专利，或者已有书面分析', points: 100 },
      { text: '正在分析', points: 50 },
      { text: '没有准备', points: 0 },
    ],
  },
  {
    id: 'pt-publish',
    topic: 'patent',
    weight: 3,
    when: { channels: ['fair'] },
    ask: '新品在参展、上架之前，已经提交专利申请了吗？',
    why: '先公开、后申请，可能失去新颖性；展会上的照片也可能被他人拿去抢先申请。',
    action: '新品先申请，再公开',
    todo: '列出将要展出的新品，公开前完成申请；已经展出的，保存展出日期的证明，尽快判断还能否申请。',
    options: [
      { text: '已经提交，或者没有新品', points: 100 },
      { text: '部分提交', points: 50 },
      { text: '没有提交', points: 0 },
    ],
    fact: {
      text: '申请专利的发明创造在申请日以前六个月内，在中国政府主办或者承认的国际展览会上首次展出的，不丧失新颖性。',
      source: '《专利法》（2020 年修正）第二十四条',
      checkedOn: '2025-04-19',
    },
  },
  {
    id: 'pt-investigation',
    topic: 'patent',
    weight: 3,
    when: { markets: ['us'] },
    ask: '是否了解同类产品在美国的专利诉讼和 337 调查情况？',
    why: '调查的结果可能影响产品能否进口；早知道，才来得及更换方案或者联合应对。',
    action: '梳理美国的诉讼与 337 调查',
    todo: '查询同行和主要竞争对手近三年的涉案情况，记下涉案专利号和产品；与自己相近的，请专家评估。答复期限以送达的文书为准。',
    options: [
      { text: '定期跟踪，与本产品无关或已有预案', points: 100 },
      { text: '听说过，没有跟踪', points: 50 },
      { text: '不了解', points: 0 },
    ],
    forms: [
      {
        service: '/home/tradeDisputes',
        fill: {
          disputeType: '进口国贸易纠纷',
          disputeNation: '{country}',
          appeal: '向{country}出口{product}，希望了解同类产品的专利诉讼和 337 调查情况，并评估应对方案。',
        },
      },
    ],
  },
  {
    id: 'pt-report',
    topic: 'patent',
    weight: 2,
    when: { channels: ['fair', 'platform'] },
    ask: '自己的实用新型或外观设计专利，有专利权评价报告吗？',
    why: '投诉他人或者答辩时，常被要求用评价报告说明权利是否稳定，临时办理往往来不及。',
    action: '申请专利权评价报告',
    todo: '对准备用来投诉或答辩的实用新型、外观设计专利，向国家知识产权局请求作出专利权评价报告。',
    options: [
      { text: '已有，或者没有这两种专利', points: 100 },
      { text: '正在办理', points: 60 },
      { text: '没有', points: 0 },
    ],
    fact: {
      text: '专利侵权纠纷涉及实用新型或者外观设计专利的，人民法院或者管理专利工作的部门可以要求出具专利权评价报告，作为审理、处理的证据。',
      source: '《专利法》（2020 年修正）第六十六条',
      checkedOn: '2025-04-19',
    },
  },
]
