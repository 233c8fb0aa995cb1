import { CopyButton } from '@portal/platform/web'
import { moneyWords } from '../../contract/money.ts'
import type { PayAnswer } from '../../contract/order.ts'
import css from './pay.module.css'

type Props = { payee: NonNullable<PayAnswer['payee']>; note: string; amount: string }

/** The account of a transfer. The note is the biggest thing: by it alone the money is known to belong to the order. */
export function BankPanel({ payee, note, amount }: Props) {
  const rows = [
    { term: '户名', text: payee.name, copied: payee.name },
    { term: '账号', text: payee.account, copied: payee.account.replaceAll(' ', '') },
    { term: '开户行', text: payee.bank, copied: payee.bank },
    { term: '联行号', text: payee.cnaps, copied: payee.cnaps },
    { term: '金额', text: moneyWords(amount), copied: amount },
  ]
  return (
    <div className={css.panel}>
      <div className={css.note}>
        <p>转账时在“附言”或“用途”里只填这十位数字</p>
        <p className={css.digits}>{note}</p>
        <CopyButton text={note} what="附言" variant="secondary" named />
      </div>
      <dl className={css.account}>
        {rows.map(({ term, text, copied }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <span>{text}</span>
              <CopyButton text={copied} what={term} />
            </dd>
          </div>
        ))}
      </dl>
      <p>到账一般需要一段时间。到账后这一页会自动更新，也会通知您；现在可以离开。</p>
    </div>
  )
}
