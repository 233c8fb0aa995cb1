import type { Question } from '../question.ts'

/** The questions of 合同与定牌: who allowed what, who is liable, and which papers prove it. */
export const contractQuestions: readonly Question[] = [
  {
    id: 'ct-chain',
    topic: 'contract',
    weight: 5,
    critical: true,
    when: { channels: ['oem'] },
    ask: '做定牌加工时，是否拿到委托方的商标证和完整的授权链，并覆盖目的国？',
    why: '贴的是别人的牌子，查扣和投诉时首先要看的就是授权。中间商转委托的，每一层都要有文件。',
    action: '补齐定牌加工的授权链',
    todo: '向委托方索要目的国的商标证、授权书，写明商品、数量、期限和地域；经中间商下单的，逐层补齐授权。',
    options: [
      { text: '有，逐层完整，覆盖目的国', points: 100 },
      { text: '只有部分文件', points: 40 },
      { text: '没有', points: 0 },
    ],
    forms: [
      {
        service: '/home/riskAversion',
        fill: {
          avoidType: '进口国侵权风险规避',
          appeal: '为境外客户定牌加工{product}并出口{country}，授权链不完整，请协助审查授权文件和出货风险。',
        },
      },
    ],
  },
  {
    id: 'ct-liability',
    topic: 'contract',
    weight: 4,
    ask: '与客户、供应商的合同，写明知识产权纠纷由谁承担、如何通知、谁来应对了吗？',
    why: '没有约定，被查扣后往往互相推诿，滞港和仓储费用先落在发货人身上。',
    action: '补充知识产权责任条款',
    todo: '在合同或订单中加入：权利保证、收到通知后的告知期限、应对的分工和费用、退货与赔偿。',
    options: [
      { text: '都有明确条款', points: 100 },
      { text: '部分合同有', points: 50 },
      { text: '没有', points: 0 },
    ],
  },
  {
    id: 'ct-supplier',
    topic: 'contract',
    weight: 3,
    ask: '供应商的零部件、包材和贴标，有合法来源的票据和承诺吗？',
    why: '整机没有问题，一个部件或一张标签也可能让整批货被扣；合法来源的票据是重要的抗辩材料。',
    action: '向供应商索要来源凭据',
    todo: '对关键部件和印有标识的包材，收集采购合同、发票、付款记录和不侵权承诺，按批次存档。',
    options: [
      { text: '都有，按批次存档', points: 100 },
      { text: '部分有', points: 50 },
      { text: '没有', points: 0 },
    ],
  },
  {
    id: 'ct-records',
    topic: 'contract',
    weight: 3,
    ask: '订单、授权书、设计底稿和报关单，能按批次很快找齐吗？',
    why: '海关和平台留给说明情况的时间不长，材料找不齐，有理也说不清。',
    action: '按批次归档出口单证',
    todo: '每批货建一个文件夹：合同、授权、底稿、发票、报关单、提单；指定专人，两人以上知道存放位置。',
    options: [
      { text: '能，当天就能找齐', points: 100 },
      { text: '需要几天', points: 50 },
      { text: '找不齐', points: 0 },
    ],
    fact: {
      text: '收货人或者发货人认为其货物未侵犯知识产权的，应当向海关提出书面说明并附送相关证据。',
      source: '《知识产权海关保护条例》（2018 年修订）第十八条',
      checkedOn: '2025-04-19',
    },
  },
  {
    id: 'ct-agent',
    topic: 'contract',
    weight: 3,
    when: { channels: ['ownBrand', 'trade', 'fair'] },
    ask: '与境外经销商、代理商约定过不得抢注您的商标、域名和外观吗？',
    why: '抢注者往往就是最熟悉产品的合作方；没有书面约定，事后要花更多力气证明恶意。',
    action: '与经销商签订权利归属条款',
    todo: '在经销合同里写明商标、域名、外观归属，经销商不得自行申请，终止合作时交还账号和域名。',
    options: [
      { text: '有书面约定，或没有经销商', points: 100 },
      { text: '口头说过', points: 40 },
      { text: '没有约定', points: 0 },
    ],
  },
  {
    id: 'ct-designer',
    topic: 'contract',
    weight: 2,
    ask: '委托外部设计、拍摄或开发的成果，书面约定过权利归属吗？',
    why: '付了钱不等于取得权利；没有约定，成果的权利可能仍在受托人手里。',
    action: '补签委托成果的归属约定',
    todo: '清点外包的设计、照片、软件，补签写明权利归属和使用范围的协议。',
    options: [
      { text: '都有书面约定，或没有委托', points: 100 },
      { text: '部分有', points: 50 },
      { text: '没有约定', points: 0 },
    ],
  },
  {
    id: 'ct-abroad',
    topic: 'contract',
    weight: 2,
    ask: '如果境外诉讼需要向国外提供材料，知道哪些材料要先审查或报批吗？',
    why: '为了应诉而把材料直接发往境外，可能触及保密、数据、个人信息和技术出口方面的规定。',
    action: '建立证据出境前的审查',
    todo: '发出前自查四问：是否含国家秘密或重要数据，是否含他人个人信息，技术资料是否受出口管制，是否需要主管机关准许。',
    options: [
      { text: '知道，有内部流程', points: 100 },
      { text: '大致了解', points: 60 },
      { text: '不知道', points: 0 },
    ],
    fact: {
      text: '向境外提供证据或者相关材料，应当遵守保守国家秘密、数据安全、个人信息保护、技术出口管理等规定；需经主管机关准许的，先履行相应程序。',
      source: '《国务院关于涉外知识产权纠纷处理的规定》第十三条',
      checkedOn: '2025-04-19',
    },
  },
  {
    id: 'ct-dispute',
    topic: 'contract',
    weight: 5,
    critical: true,
    urgent: true,
    ask: '目前有没有收到境外的警告函、律师函或诉讼文书，还没有处理？',
    why: '不回应往往比应对更被动；期限从送达起算，越早处理选择越多。',
    action: '马上处理收到的境外文书',
    todo: '记下送达方式和日期，保存原件和信封，不要删改证据，也不要自行认错或私下付款，尽快请专业人员初评。',
    otherwise: {
      action: '确认境外文书都已有人处理',
      todo: '查一遍邮箱、前台和境外代理，确认没有遗漏的函件；已交专业人员的，记下案号、期限和下一步，由专人跟进。',
    },
    options: [
      { text: '没有收到', points: 100 },
      { text: '收到，已交专业人员处理', points: 70 },
      { text: '收到，还没有处理', points: 0 },
    ],
    forms: [
      {
        service: '/home/tradeDisputes',
        fill: {
          disputeType: '进口国贸易纠纷',
          disputeNation: '{country}',
          appeal: '向{country}出口{product}，收到境外警告函、律师函或诉讼文书，尚未处理，请协助评估并制定应对方案。',
        },
      },
      {
        service: '/home/riskAversion',
        fill: {
          avoidType: '进口国侵权风险规避',
          appeal: '向{country}出口{product}，收到境外文书，尚未处理，请协助评估。',
        },
      },
    ],
  },
]
