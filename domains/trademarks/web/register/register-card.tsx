import { standingOn, trademarkLaw } from '@portal/help/contract'
import { dayText, Icon, LinkButton, linkTo, Quiet, queryOf } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { trademarksApi } from '../../contract/endpoints.ts'
import { trademarkKindLabels, trademarkKinds } from '../../contract/kinds.ts'
import { formPath, helpTopics } from '../paths.ts'
import { minPriceWords, noPricesWords, priceSourceWords } from './price-words.ts'
import styles from './register-card.module.css'

const points = ['先查有没有相同或近似的商标', '按商品名称、拼音或行业选类别和小项', '价格随选择列明，官费和服务费分开']

const papers = {
  sbzc: '商标名称或图样，使用商标的商品和服务，申请人的证件号码和地址',
  gjsbzc: '国内已注册或已受理的商标，要去的国家，不超出它范围的商品和服务',
} as const

/** What the card 商标注册 says: what is needed, how long it takes by law, what it costs, and the ways to both forms. */
export function RegisterCard() {
  const times = standingOn([trademarkLaw.examination, trademarkLaw.opposition], dayText(Date.now()))
  return (
    <>
      <p>在中国注册商标，或者以国内商标为基础，经马德里体系到国外注册。</p>
      <ul className={`ticked ${styles.points}`}>
        {points.map((point) => (
          <li key={point}>
            <Icon name="check" size={18} />
            {point}
          </li>
        ))}
      </ul>
      <section aria-labelledby="trademark-papers">
        <h3 id="trademark-papers" className={styles.small}>
          要准备什么
        </h3>
        <dl className={styles.facts}>
          {trademarkKinds.map((kind) => (
            <div key={kind}>
              <dt>{trademarkKindLabels[kind]}</dt>
              <dd>{papers[kind]}</dd>
            </div>
          ))}
        </dl>
      </section>
      {times.length > 0 && (
        <section aria-labelledby="trademark-times">
          <h3 id="trademark-times" className={styles.small}>
            多久
          </h3>
          {times.map(({ text, source, place }) => (
            <p key={text} className={styles.line}>
              {text}
              <Quiet as="span">
                {source.title}
                {place}
              </Quiet>
            </p>
          ))}
        </section>
      )}
      <Price />
      <p>查近似、选类别、看价格不用登录；生成检索报告和提交需要登录。</p>
      <div className="row">
        <LinkButton variant="primary" size="large" to={formPath('sbzc')}>
          {trademarkKindLabels.sbzc}
        </LinkButton>
        <LinkButton size="large" to={formPath('gjsbzc')}>
          {trademarkKindLabels.gjsbzc}
        </LinkButton>
        <LinkButton variant="text" to={linkTo('/home/help', { topic: helpTopics.sbzc })}>
          办事指南
        </LinkButton>
      </div>
    </>
  )
}

/** The least that a registration costs. Until the prices are there, nothing stands in their place. */
function Price() {
  const { data } = useQuery(
    queryOf(trademarksApi.price, { query: { kind: 'sbzc', work_order_service: '[]', applyNation: '' } }),
  )
  if (!data) return null
  return (
    <section aria-labelledby="trademark-price">
      <h3 id="trademark-price" className={styles.small}>
        费用
      </h3>
      {data.version === null ? (
        <p>{noPricesWords}。</p>
      ) : (
        <>
          <p>
            {trademarkKindLabels.sbzc} <b>{minPriceWords(data)}</b>
          </p>
          <Quiet>{priceSourceWords(data)}。</Quiet>
        </>
      )}
    </section>
  )
}
