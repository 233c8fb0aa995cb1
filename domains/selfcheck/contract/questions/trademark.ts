import type { Question } from '../question.ts'

const brandChannels = ['ownBrand', 'platform', 'site', 'trade', 'fair'] as const

/** The questions of 商标: whose mark stands on the goods, and who owns it in the country of destination. */
export const trademarkQuestions: readonly Question[] = [
  {
    id: 'tm-search',
    topic: 'trademark',
    weight: 4,
    ask: '出口前，是否在目的国查询过与您使用的标识相同或近似的商标？',
    why: '商标权按国家取得。国内可以放心使用的标识，到了目的国可能早已归他人所有。',
    action: '在目的国做一次商标查询',
    todo: '列出商品和包装上的全部文字、图形，逐一在目的国商标主管机关的官方数据库查询，并保存查询日期和结果截图。',
    options: [
      { text: '已按标识和商品类别查询，并留有记录', points: 100 },
      { text: '只做过简单搜索', points: 50 },
      { text: '没有查询', points: 0 },
    ],
    forms: [
      {
        service: '/home/riskAversion',
        fill: {
          avoidType: '进口国侵权风险规避',
          appeal:
            '拟向{country}出口{product}（渠道：{channels}）。尚未在目的国查询商标，请协助查询并评估近似商标带来的风险。',
        },
      },
    ],
  },
  {
    id: 'tm-registered',
    topic: 'trademark',
    weight: 5,
    critical: true,
    when: { channels: brandChannels },
    ask: '自己使用的品牌，是否已在目的国注册商标？',
    why: '没有注册，遇到他人投诉或抢注时往往缺少可以直接出示的权利依据。',
    action: '在目的国申请商标注册',
    todo: '先在国内取得注册或者受理通知书，再比较马德里国际注册和逐国申请两种途径，尽快就主要出口国提交申请。',
    options: [
      { text: '已经注册，或已获授权使用他人的注册商标', points: 100 },
      { text: '已提交申请，尚未核准', points: 60 },
      { text: '没有注册，也没有申请', points: 0 },
    ],
    fact: {
      text: '以中国为原属国申请商标国际注册的，应当在中国有真实有效的营业所、住所，或者具有中国国籍，并以国内的商标注册或者已受理的注册申请为基础。',
      source: '《商标法实施条例》（2014 年修订）第三十五条、第三十六条',
      checkedOn: '2025-04-19',
    },
    forms: [
      { service: '/home/oneRegister', within: '?active=gjsbzc', fill: { applyNation: '{country}' } },
      {
        service: '/home/riskAversion',
        fill: {
          avoidType: '进口国侵权风险规避',
          appeal:
            '拟以自有品牌向{country}出口{product}，尚未在目的国注册商标，请就注册途径和注册前的使用风险给出建议。',
        },
      },
    ],
  },
  {
    id: 'tm-squat',
    topic: 'trademark',
    weight: 5,
    critical: true,
    ask: '您或委托方的品牌，在目的国有没有被他人抢先注册或申请？',
    why: '被抢注后，真正的经营者反而可能被指侵权，货物、店铺和展位都会受影响；处理得越早，可用的办法越多。',
    action: '处理目的国的抢注商标',
    todo: '记下抢注商标的号码、状态、类别和申请人，收集自己在先使用的合同、发票、宣传材料，请专家评估异议、无效或者协商转让。',
    otherwise: {
      action: '查清目的国有没有近似商标',
      todo: '在目的国的官方数据库查询近似的注册和申请，记下号码、状态和申请人；已在处理的，确认期限和下一步。',
    },
    options: [
      { text: '查过，没有', points: 100 },
      { text: '发现有近似申请，正在处理', points: 40 },
      { text: '已被他人注册，还没有处理', points: 0 },
    ],
    forms: [
      {
        service: '/home/riskAversion',
        fill: {
          avoidType: '进口国侵权风险规避',
          appeal: '向{country}出口{product}，品牌在目的国疑似被他人抢先注册或申请，请评估可以采取的措施和出货风险。',
        },
      },
    ],
  },
  {
    id: 'tm-goods',
    topic: 'trademark',
    weight: 3,
    when: { channels: brandChannels },
    ask: '注册或申请的商品范围，覆盖实际出口的商品吗？',
    why: '商标只在指定的商品上受保护。注册的是一类、卖的是另一类，等于没有保护，也可能撞上别人的权利。',
    action: '核对商标指定的商品范围',
    todo: '把报关品名、平台类目和商标证上的商品逐项对照，缺少的商品补充申请。',
    options: [
      { text: '逐项核对过，全部覆盖', points: 100 },
      { text: '部分覆盖', points: 50 },
      { text: '没有覆盖，或者没有注册', points: 0 },
    ],
  },
  {
    id: 'tm-others',
    topic: 'trademark',
    weight: 3,
    critical: true,
    ask: '商品、包装、说明书或商品标题里，出现他人的品牌名称或图形吗？',
    why: '“适用于某品牌”“某某同款”一类写法，是被投诉和查扣的常见原因；是否允许，各国尺度不同。',
    action: '清理他人品牌的字样和图形',
    todo: '逐件检查商品、包装、标题和关键词；必须说明适配关系的，只写必要文字，不用对方图形，并保留授权或依据。',
    options: [
      { text: '没有，或者都有书面授权', points: 100 },
      { text: '只有说明适配关系的必要文字', points: 60 },
      { text: '有，没有授权', points: 0 },
    ],
  },
  {
    id: 'tm-deadlines',
    topic: 'trademark',
    weight: 2,
    ask: '商标的续展日期和使用证据，有人按期管理吗？',
    why: '过了期限，权利会失效；长期不使用，也可能被他人申请撤销。',
    action: '建立商标期限台账',
    todo: '列出每件商标的注册号、国家、有效期和使用证据，指定负责人，到期前半年提醒。',
    options: [
      { text: '有台账，有专人负责，或暂无注册商标', points: 100 },
      { text: '由代理机构提醒，自己没有台账', points: 60 },
      { text: '没有人管理', points: 0 },
    ],
    fact: {
      text: '在中国，注册商标的有效期为十年；需要继续使用的，应当在期满前十二个月内办理续展，未办理的可有六个月宽展期。',
      source: '《商标法》（2019 年修正）第三十九条、第四十条',
      checkedOn: '2025-04-19',
      until: '2027-01-01',
    },
  },
]
