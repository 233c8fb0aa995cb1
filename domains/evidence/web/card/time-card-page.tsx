import {
  Card,
  DescriptionList,
  ErrorView,
  Icon,
  LinkButton,
  Notice,
  PageHead,
  QrCode,
  queryOf,
  Skeleton,
  Stack,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { type ShownTimeCard, timeCardApi } from '../../contract/time-card.ts'
import { preciseText } from '../parts/precise-text.ts'
import { cardTitle, crumbsTo, formPath } from '../paths.ts'
import css from './time-card-page.module.css'
import { useScreenOn } from './use-screen-on.ts'

const steps = [
  '在另一台手机、平板或者电脑上打开本页，放在展位号牌、展位门头（楣板）旁边；只有一部手机的，可以把这一页打印出来',
  '拍照时让二维码完整入镜、不反光，宽度占画面的十分之一以上；不要裁剪',
  '照片在现场就上传到“展会工作照片”的位置，平台会读出照片里的卡，并写进存证的声明',
]

const meaning = [
  '卡上是存证日志某一刻的状态，此前外人无从得知；其中含有见证人或时间戳签名的，平台自己也无从预知。照片里有这张卡，照片就不会早于它',
  '上传和时间戳证明照片不晚于什么时候，两头合起来，就是照片产生的时间范围',
  '机器核验的是“这张卡属于本日志、不早于所列时间”；卡是不是真在照片里，任何人看照片、扫照片里的码都能核对',
]

/** The page 现场时间卡: people hold the card into a photo of the fair. Nobody could know what it shows before its time. */
export function TimeCardPage() {
  useScreenOn()
  const { data, error, fetchStatus, refetch } = useQuery({
    ...queryOf(timeCardApi.timeCard, {}),
    staleTime: 0,
    refetchInterval: ({ state }) => state.data?.askAgainMs ?? false,
  })
  const isCut = fetchStatus === 'paused' || error !== null
  return (
    <>
      <PageHead
        title={cardTitle}
        lead="把这张卡拍进展位照片，照片就不会早于卡上的时间。"
        crumbs={crumbsTo(cardTitle)}
      />
      <Stack gap={20} className={`wrap page ${css.page}`}>
        {data?.card && isCut && (
          <Notice tone="warning">
            连不上网络，下面是 {preciseText(data.card.at)} 的卡。仍然可以拍：照片证明的是不早于这个时间。
          </Notice>
        )}
        <Shown
          card={data?.card}
          isRenewing={data !== undefined && data.askAgainMs < renewing}
          error={data ? null : error}
          onRetry={() => void refetch()}
        />
        <Lines title="怎样拍" lines={steps} />
        <Lines title="为什么有用" lines={meaning} />
        <p className={css.way}>
          <LinkButton to={formPath()} variant="primary">
            上传现场照片
          </LinkButton>
        </p>
      </Stack>
    </>
  )
}

/** In ms. If the server wants to be asked again sooner than this, a newer card is on its way. */
const renewing = 10_000

function Shown({
  card,
  isRenewing,
  error,
  onRetry,
}: {
  card: ShownTimeCard | null | undefined
  isRenewing: boolean
  error: Error | null
  onRetry: () => void
}) {
  if (error) return <ErrorView title="时间卡加载失败" error={error} onRetry={onRetry} />
  if (!card) {
    return (
      <div role="status" className={css.waiting}>
        <p className={css.status}>正在取得时间卡…</p>
        <Skeleton rows={4} rowHeight={90} />
      </div>
    )
  }
  const { text, code, at, by, freshUntil, origin, size, block } = card
  return (
    <section className={css.card} aria-label={cardTitle}>
      <QrCode text={text} label={`时间卡 ${code} 的二维码`} className={css.qr} />
      <Stack gap={12} className={css.words}>
        <p className={css.code}>{code}</p>
        <p className={css.since}>
          不早于 <time dateTime={new Date(at).toISOString()}>{preciseText(at)}</time>
          <small>北京时间，来源：{by ?? '本平台时钟，没有外部见证'}</small>
        </p>
        <p className={css.status} role="status">
          <Icon name={isRenewing ? 'clock' : 'check'} size={18} />
          {isRenewing ? '正在换成更新的卡，几秒后自动更换' : `${preciseText(freshUntil)} 之前不用更换，届时自动更换`}
        </p>
        <DescriptionList
          items={[
            { term: '存证日志', detail: origin, wide: true },
            { term: '条数', detail: size, wide: true },
            ...(block
              ? [{ term: block.chain, detail: `区块 ${block.number}，${preciseText(block.at)}`, wide: true }]
              : []),
          ]}
        />
      </Stack>
    </section>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <Card title={title}>
      <ol className="numbers">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </Card>
  )
}
