/** The day on which the texts of law were last read, all of them as they were in force. */
export const lawsReadOn = '2025-04-19'

/** What a line of help may rest on. The level is the ground for printing it: law, official page, or this portal. */
type Source = {
  id: string
  title: string
  publisher: string
  url?: string
  level: 'L' | 'O' | 'P'
  /** Where the source is in force, of law and of a customs authority. One list never holds lines of two places. */
  inForce?: 'china' | 'eu'
  /**
   * The first day of which we know that this edition of a law was in force: the day on which it took effect, or, where nobody
   * has written that day down from its text, the day on which it was read. Nothing older is said to rest on it.
   */
  from?: string
}

/**
 * All sources that help pages may name. Laws were read as a whole, in the edition that their title names; of official pages,
 * only statements that were seen in their own words are used.
 */
export const helpSources = {
  customsRegulation: {
    id: 'customsRegulation',
    title: '《知识产权海关保护条例》（2018 年修订）',
    publisher: '国务院',
    level: 'L',
    inForce: 'china',
    from: '2018-03-19',
  },
  foreignDisputes: {
    id: 'foreignDisputes',
    title: '《国务院关于涉外知识产权纠纷处理的规定》（2025 年）',
    publisher: '国务院',
    level: 'L',
    inForce: 'china',
    from: '2025-05-01',
  },
  patentLaw: {
    id: 'patentLaw',
    title: '《专利法》（2020 年修正）',
    publisher: '全国人民代表大会常务委员会',
    level: 'L',
    inForce: 'china',
    from: lawsReadOn,
  },
  patentRules: {
    id: 'patentRules',
    title: '《专利法实施细则》（2023 年修订）',
    publisher: '国务院',
    level: 'L',
    inForce: 'china',
    from: lawsReadOn,
  },
  trademarkLaw: {
    id: 'trademarkLaw',
    title: '《商标法》（2019 年修正）',
    publisher: '全国人民代表大会常务委员会',
    level: 'L',
    inForce: 'china',
    from: '2019-11-01',
  },
  trademarkRules: {
    id: 'trademarkRules',
    title: '《商标法实施条例》（2014 年修订）',
    publisher: '国务院',
    level: 'L',
    inForce: 'china',
    from: lawsReadOn,
  },
  eCommerceLaw: {
    id: 'eCommerceLaw',
    title: '《电子商务法》（2018 年）',
    publisher: '全国人民代表大会常务委员会',
    level: 'L',
    inForce: 'china',
    from: '2019-01-01',
  },
  networkReply: {
    id: 'networkReply',
    title: '《最高人民法院关于涉网络知识产权侵权纠纷几个法律适用问题的批复》（2020 年）',
    publisher: '最高人民法院',
    level: 'L',
    inForce: 'china',
    from: lawsReadOn,
  },
  civilEvidence: {
    id: 'civilEvidence',
    title: '《最高人民法院关于民事诉讼证据的若干规定》（2019 年修正）',
    publisher: '最高人民法院',
    level: 'L',
    inForce: 'china',
    from: lawsReadOn,
  },
  internetCourts: {
    id: 'internetCourts',
    title: '《最高人民法院关于互联网法院审理案件若干问题的规定》（2018 年）',
    publisher: '最高人民法院',
    level: 'L',
    inForce: 'china',
    from: lawsReadOn,
  },
  personalInformation: {
    id: 'personalInformation',
    title: '《个人信息保护法》（2021 年）',
    publisher: '全国人民代表大会常务委员会',
    level: 'L',
    inForce: 'china',
    from: lawsReadOn,
  },
  euCustoms: {
    id: 'euCustoms',
    title: '欧盟第 608/2013 号条例的办理说明',
    publisher: '西班牙国家税务局（sede.agenciatributaria.gob.es）',
    level: 'O',
    inForce: 'eu',
  },
  cantonFair: {
    id: 'cantonFair',
    title: '广交会知识产权投诉的办证说明',
    publisher: '中国对外贸易中心（pdc.cantonfair.org.cn）',
    level: 'O',
    inForce: 'china',
  },
  alibabaIpp: {
    id: 'alibabaIpp',
    title: '阿里巴巴知识产权保护平台使用说明',
    publisher: '阿里巴巴集团',
    url: 'https://ipp.alibabagroup.com/instruction/cn.htm',
    level: 'O',
  },
  amazonApex: {
    id: 'amazonApex',
    title: '亚马逊卖家平台：专利中立评估（APEX）说明',
    publisher: '亚马逊（sellercentral.amazon.se）',
    level: 'O',
  },
  mercadoLibre: {
    id: 'mercadoLibre',
    title: '美客多品牌保护计划说明',
    publisher: '美客多',
    url: 'https://sellers.mercadolibre.com',
    level: 'O',
  },
  /** What the portal's forms ask and its desk does; these statements are checked against the code with each release. */
  portal: { id: 'portal', title: '本平台的页面与规则', publisher: '一链维权', level: 'P' },
  /** Prudent advice in the portal's own name. It states no rule of anybody else, no time limit and no amount. */
  advice: { id: 'advice', title: '本平台的办事建议', publisher: '一链维权', level: 'P' },
} as const satisfies Record<string, Source>

export type HelpSourceId = keyof typeof helpSources
