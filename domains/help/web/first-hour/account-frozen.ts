import type { HelpTopic } from '@portal/platform/web'
import { disputeLaw, evidenceLaw } from '../../contract/law/disputes.ts'
import { platformLaw, platformPages } from '../../contract/law/e-commerce.ts'
import { advice, portal } from '../../contract/line.ts'

/** The help page 账户被冻结: a platform froze the account after a complaint, or a foreign court ordered it. */
export const accountFrozen: HelpTopic = {
  lead: '先弄清是谁要求冻结的：平台因为投诉采取的措施，还是境外法院的命令（例如美国的临时限制令，TRO）。路不同，先看文书。',
  parts: {
    now: [
      advice('打开平台通知和注册邮箱（连同垃圾邮件），找到案号或者投诉编号、权利人、被指的链接、答复的截止时间。'),
      advice('截图保存：店铺后台、被指的链接、订单、资金页面，截图上要看得见时间。'),
      evidenceLaw.electronic,
      advice('核对是不是真的：案号到法院网站查，通知到平台后台查；不要点邮件里的付款链接。'),
      advice('停售被指的商品，其他链接照常；把同款商品的进货、销售数量和金额列成表。'),
      advice('境外法院的命令：当天找当地的执业律师，由律师看期限、答辩或者谈和解。'),
      platformLaw.declaration,
    ],
    ask: [
      advice('问平台客服：冻结的依据、金额、范围，向谁答复、什么语言。'),
      platformLaw.fifteenDays,
      platformPages.mercadoLibre,
      advice('问供货方：发票、付款记录、授权书，品名和日期要对得上。'),
      advice('问同行和商会：有没有收到同样文书的店铺，可以一起请律师。'),
      disputeLaw.support,
    ],
    open: [
      portal('平台投诉引起的：选“申诉”，附上平台通知和进货凭证。', '/home/eCommerceInfringement'),
      portal('收到境外法院文书的：写清国家、案号和送达日期。', '/home/tradeDisputes'),
    ],
    avoid: [
      advice('不要不理会：按文书上的时间答复，或者请律师答复。'),
      advice('不要急着认错，也不要按对方律师发来的模板直接签字。'),
      advice('不要转移资金、换店铺继续卖同款。'),
      advice('不要删除聊天记录、邮件和商品页面。'),
      disputeLaw.evidenceAbroad,
    ],
  },
}
