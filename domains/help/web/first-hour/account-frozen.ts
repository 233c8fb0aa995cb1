import { evidenceLaw } from '../../contract/law/disputes.ts'
import { platformLaw, platformPages } from '../../contract/law/e-commerce.ts'
import { advice } from '../../contract/line.ts'
import type { FirstHourCase, Guide, Step } from './guide.ts'
import { tellUs } from './tell-us.ts'

const readNotice: Step = {
  title: '看清通知，核对真假',
  when: 'now',
  lines: [
    advice('到平台后台和注册邮箱（连同垃圾邮件）找：投诉编号、权利人、被指的链接、答复的截止时间。'),
    advice('通知要在平台后台查得到；不要点邮件里的付款链接。'),
  ],
}
const screens = advice('店铺后台、被指的链接、订单、资金页面，截图上要看得见时间。')
const keepScreens: Step = { title: '截图保存', when: 'now', lines: [screens] }
const keepScreensHere: Step = { title: '截图保存', when: 'now', lines: [screens, evidenceLaw.electronic] }
const stopSale = advice('停售被指的商品，其他链接照常；把同款商品的进货、销售数量和金额列成表。')

const proofsOf = {
  own: advice('找齐自己的商标证、专利证书、设计底稿和首次销售的记录，名称和店铺主体要对得上。'),
  reseller: advice('问供货方要发票、付款记录和授权书，从权利人到您的店铺每一手都要有，品名和日期要对得上。'),
} as const
type Seller = keyof typeof proofsOf

const proofs = (seller: Seller): Step => ({
  title: '停售，找齐凭证',
  when: 'today',
  lines: [stopSale, proofsOf[seller]],
})
const tellOfPlatform = tellUs('平台投诉引起的：选“申诉”，附上平台通知和进货凭证。', '/home/eCommerceInfringement')
const tellOfCourt = tellUs('收到境外法院文书的：写清国家、案号和送达日期。', '/home/tradeDisputes')

const avoid = [
  advice('别不理会：按文书上的时间答复，或者请律师答复。'),
  advice('别急着认错，也别按对方发来的模板直接签字。'),
  advice('别转移资金、换店铺继续卖同款。'),
  advice('别删除聊天记录、邮件和商品页面。'),
]

const guidesOf = {
  china: (seller: Seller): Guide => ({
    steps: [
      readNotice,
      keepScreensHere,
      proofs(seller),
      { title: '提交没有侵权的声明', when: 'due', lines: [platformLaw.declaration, platformLaw.fifteenDays] },
      tellOfPlatform,
    ],
    avoid,
  }),
  mercadoLibre: (seller: Seller): Guide => ({
    deadline: {
      amount: 4,
      unit: '日',
      counts: 'days',
      from: '从收到平台通知那天起',
      line: platformPages.mercadoLibre,
    },
    steps: [
      readNotice,
      keepScreens,
      proofs(seller),
      { title: '在美客多后台答复', when: 'due', lines: [platformPages.mercadoLibre] },
      tellOfPlatform,
    ],
    avoid,
  }),
  abroad: (seller: Seller): Guide => ({
    steps: [
      readNotice,
      keepScreens,
      proofs(seller),
      {
        title: '按平台的渠道申诉',
        when: 'due',
        lines: [advice('问平台客服：冻结的依据、金额、范围，向谁答复、用什么语言；逐条对上被指的链接。')],
      },
      tellOfPlatform,
    ],
    avoid,
  }),
  court: (seller: Seller): Guide => ({
    steps: [
      {
        title: '看清文书，核对真假',
        when: 'now',
        lines: [advice('找到案号、法院、原告、被指的链接和答复的日期；案号到法院网站查。')],
      },
      keepScreens,
      {
        title: '当天找当地的执业律师',
        when: 'today',
        lines: [advice('由律师看期限、答辩或者谈和解；问同行有没有收到同样的文书，可以一起请律师。')],
      },
      proofs(seller),
      tellOfCourt,
    ],
    avoid,
  }),
}

/** 账户被冻结: a platform froze the account after a complaint, or a foreign court ordered it. */
export const accountFrozen: FirstHourCase = {
  scene: 'shop',
  place: {
    ask: '谁冻结的？',
    lead: '平台和法院的路不同，先看通知是谁发的。',
    answers: [
      { value: 'china', label: '境内平台', text: '适用中国的《电子商务法》' },
      { value: 'mercadoLibre', label: '美客多', text: '链接被投诉' },
      { value: 'abroad', label: '其他境外平台', text: '按平台自己的规则' },
      { value: 'court', label: '境外法院', text: '例如临时限制令（TRO）' },
    ],
  },
  side: {
    ask: '您卖的是？',
    lead: '要找的凭证不同。',
    answers: [
      { value: 'own', label: '自己的品牌', text: '商标、设计是我的' },
      { value: 'reseller', label: '别人的品牌', text: '我进货来卖' },
    ],
  },
  guideOf: (place, side) => {
    const guideOf = Object.hasOwn(guidesOf, place) ? guidesOf[place as keyof typeof guidesOf] : guidesOf.abroad
    return guideOf(side === 'reseller' ? 'reseller' : 'own')
  },
  act: (place) =>
    place === 'court'
      ? { to: '/home/tradeDisputes', text: '提交纠纷求助' }
      : { to: '/home/eCommerceInfringement', text: '提交申诉求助' },
  more: () => ({ to: '/home/earlyWarningAnalysis', text: '事情过去以后，把其他商品也查一遍' }),
}
