import { lawOf } from '../line.ts'

/** The present edition of the Trademark Law, which a new one replaces on that day. */
const law = lawOf('trademarkLaw', '2027-01-01')
const rules = lawOf('trademarkRules')

/** The law of trademarks, as far as it concerns whoever chooses a mark, has it registered here and takes it abroad. */
export const trademarkLaw = {
  badFaith: law('四', '不以使用为目的的恶意商标注册申请，应当予以驳回。'),
  prohibited: law('十', '同国家名称、国旗等相同或者近似的标志，不得作为商标使用；法律另有规定的除外。'),
  notDistinctive: law(
    '十一',
    '仅有商品的通用名称，仅直接表示商品的质量、主要原料、功能、用途等特点，或者缺乏显著特征的标志，不得作为商标注册；经过使用取得显著特征的除外。',
  ),
  examination: law('二十八', '商标局应当自收到注册申请文件之日起九个月内审查完毕，符合规定的予以初步审定公告。'),
  opposition: law('三十三', '自初步审定公告之日起三个月内，他人可以提出异议；期满没有异议的，予以核准注册。'),
  refusalReview: law('三十四', '对驳回申请的决定不服的，可以自收到通知之日起十五日内申请复审。'),
  term: law('三十九', '注册商标的有效期为十年，自核准注册之日起计算。'),
  renewal: law('四十', '有效期满需要继续使用的，应当在期满前十二个月内办理续展；没有办理的，可以有六个月的宽展期。'),
  picture: rules('十三', '以颜色组合或者着色图样申请商标注册的，应当提交着色图样，并提交黑白稿。'),
  identity: rules('十四', '申请人应当提交身份证明文件，名义应当与证明文件一致。'),
  ownOffice: rules(
    '三十五',
    '以中国为原属国申请商标国际注册的，应当在中国有真实有效的营业所或者住所，或者具有中国国籍。',
  ),
  basicMark: rules('三十六', '商标国际注册以在国内已经注册，或者已经受理的注册申请为基础。'),
  goodsOutsideList: rules('十三至十五', '商品或者服务项目没有列入分类表的，应当附送对它的说明。'),
  goodsOfBasicMark: rules(
    '三十五至三十九',
    '申请马德里商标国际注册的，指定的商品或者服务不得超出国内基础申请或者基础注册的范围。',
  ),
  incomplete: rules('四十', '商标国际注册申请手续不齐备的，不予受理，不保留申请日。'),
} as const
