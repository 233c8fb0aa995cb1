import type { HeldReason } from '../contract/states.ts'

/** A made-up message and what the desk did with it. Facts in an answer stand with the article of law that they come from. */
export type DemonstrationMessage = {
  hoursAgo: number
  title: string
  content: string
  /** True: the demonstration customer wrote it; otherwise a visitor without an account. */
  own?: boolean
  heldFor?: HeldReason
  spam?: boolean
  reply?: string
  answeredAfter?: number
  /** True: only the writer sees the answer. */
  private?: boolean
  /** What the desk wrote in place of the writer's words. */
  edit?: { title: string; content: string; reason: string }
  /** Why the desk removed the message, a day after its answer. */
  remove?: string
}

export const demonstrationMessages: readonly DemonstrationMessage[] = [
  {
    hoursAgo: 24 * 26,
    title: '哪些权利可以在海关备案？',
    content:
      '我们有一件注册商标和两项外观设计专利，产品包装的图案还做了作品登记。这些都能在海关备案吗？向当地海关交材料就行？',
    reply:
      '商标专用权、著作权和与著作权有关的权利、专利权都可以备案，外观设计属于专利权。备案向海关总署申请，不是向当地海关。申请书要写清权利人、权利内容、许可使用情况，以及合法货物的名称、产地、进出境海关和主要特征。\n依据：《知识产权海关保护条例》第七条。',
  },
  {
    hoursAgo: 24 * 23,
    title: '备案要审多久，能管几年？',
    content: '材料交上去以后多久能知道结果？批下来之后每年都要续吗？',
    own: true,
    reply:
      '海关总署自收到全部申请文件之日起 30 个工作日内作出是否准予备案的决定，并书面通知。备案自核准之日起生效，有效期 10 年；届满前 6 个月内可以申请续展，每次续展 10 年，不需要每年办理。权利本身失效的，备案随即失效。\n依据：《知识产权海关保护条例》第八条、第十条。',
  },
  {
    hoursAgo: 24 * 19,
    title: '收到海关发现侵权货物的通知，来得及吗？',
    content: '昨天收到海关书面通知，说发现一批货物可能侵犯我们备案的商标，让我们决定要不要扣。有没有时间限制？',
    reply:
      '有，而且很短：权利人应当自通知送达之日起 3 个工作日内提出扣留申请并提供担保，逾期未申请或者未提供担保的，海关不得扣留货物。建议今天就准备申请书和担保，同时通过本平台“海关查扣应对”提交通知书，我们协助核对材料。\n依据：《知识产权海关保护条例》第十六条。',
    answeredAfter: 2,
  },
  {
    hoursAgo: 24 * 16,
    title: '出口货物被扣，可是我们有授权',
    content: '货被海关扣了，说侵犯别人的商标。其实是客户委托我们加工的，授权书都有。应该先做什么？',
    reply:
      '收发货人认为货物没有侵权的，可以向海关提出书面说明并附证据，例如授权书、委托加工合同、订单和商标注册证，授权的每一环都要能对上。经海关同意，您还可以查看被扣货物。请先记下扣留凭单的编号和日期，以及对方的权利编号。\n依据：《知识产权海关保护条例》第十七条、第十八条。',
    answeredAfter: 4,
  },
  {
    hoursAgo: 24 * 13,
    title: '网店商品被投诉下架，提交声明之后要等多久？',
    content: '国内平台上的商品被投诉侵权下架了，我们提交了不侵权声明。平台什么时候恢复链接？',
    reply:
      '平台收到声明后应当转送权利人，并告知其可以投诉或者起诉。声明送达权利人后 15 日内，平台没有收到权利人已经投诉或者起诉的通知的，应当及时终止所采取的措施。声明要附初步证据，例如进货发票、授权文件或者差异对比。\n依据：《电子商务法》第四十三条。',
  },
  {
    hoursAgo: 24 * 11,
    title: '新品先参展再申请专利，会不会来不及？',
    content: '下个月的展会要首次展出一款新产品，专利还没申请。展出之后还能申请吗？',
    own: true,
    reply:
      '最稳妥的是展出之前先申请。如果是在中国政府主办或者承认的国际展览会上首次展出，自展出之日起 6 个月内申请，不因这次展出丧失新颖性；是否属于这类展会要先核实，而且其他国家的规则未必相同。展出的时间、地点和展品请留好证明，可以用本平台的展会存证。\n依据：《专利法》第二十四条。',
  },
  {
    hoursAgo: 24 * 9,
    title: '在国内完成的发明，可以直接去国外申请专利吗？',
    content: '产品主要卖到欧洲，想跳过国内，直接在欧洲申请发明专利。可以吗？请打 13900000000 告诉我。',
    edit: {
      title: '在国内完成的发明，可以直接去国外申请专利吗？',
      content: '产品主要卖到欧洲，想直接在欧洲申请发明专利，不先在国内申请。可以吗？',
      reason: '原文含有联系电话，为保护留言人的个人信息作了删改',
    },
    reply:
      '可以直接向外国申请，但在中国完成的发明或者实用新型，应当事先报经保密审查；违反的，在中国申请专利时不授予专利权。直接向外国申请的，先提出保密审查请求并详细说明技术方案。外观设计不需要这一步。\n依据：《专利法实施细则》第八条、第九条。',
  },
  {
    hoursAgo: 24 * 7,
    title: '向境外律师寄证据，有什么要注意？',
    content: '国外客户被诉，律师让我们把设计图纸和往来邮件寄过去做证据。可以直接寄吗？',
    reply:
      '寄出之前先做一遍自查：是否涉及国家秘密或者重要数据，是否含有他人的个人信息，技术资料是否受出口管制，是否应境外司法机关的要求提供。依法需要主管机关准许的，先报批再提供。\n依据：《国务院关于涉外知识产权纠纷处理的规定》第十二条、第十三条，《个人信息保护法》第四十一条。',
    answeredAfter: 20,
  },
  {
    hoursAgo: 24 * 6,
    title: '我们公司能不能请你们代为起诉？',
    content: '想委托你们在境外起诉一家仿冒我们包装的公司，费用怎么算？',
    own: true,
    private: true,
    reply:
      '由谁起诉、费用多少，要看国家和案情，留言里不便给出。请通过“贸易救济纠纷应对”写明国家、对方名称和手头的证据，专员看过后与您联系。',
  },
  {
    hoursAgo: 24 * 5,
    title: '低价代办各类证书',
    content: '专业代办，加微信详谈。',
    reply: '本平台不提供此类服务。',
    answeredAfter: 3,
    remove: '内容为广告，与本平台服务无关',
  },
  {
    hoursAgo: 24 * 4,
    title: '推广合作',
    content: '欢迎访问 https://a.example https://b.example https://c.example',
    heldFor: 'links',
    spam: true,
  },
  {
    hoursAgo: 20,
    title: '备案信息变了要不要改？',
    content: '公司上个月改了名字，海关备案上还是旧的名称，需要去变更吗？有期限吗？',
    own: true,
  },
  {
    hoursAgo: 5,
    title: '专家辅助备案大概要准备什么？',
    content: '打算选专家辅助备案，想先知道要准备哪些材料，免得来回补。',
  },
  {
    hoursAgo: 2,
    title: '商标快到期了，什么时候可以续展？',
    content: '国内注册商标明年八月到期，最早什么时候能续？',
    heldFor: 'unproved',
  },
]
