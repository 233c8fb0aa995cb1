import { type MatterPart, mattersApi } from '@portal/platform/contract'
import {
  Button,
  ErrorView,
  Fold,
  ItemList,
  MatterCard,
  type MatterPage,
  MatterRow,
  type ProgressTab,
  phoneWidth,
  Quiet,
  type SceneName,
  Skeleton,
  Stack,
  useListPart,
  useMedia,
} from '@portal/platform/web'
import { type ReactNode, useId, useState } from 'react'
import css from './all-matters.module.css'

/** How many matters a part shows at first, and how many more with each press. */
const shownAtFirst = { yours: 10, ours: 10, ended: 5 } satisfies Record<MatterPart, number>
/** The most that one call answers. */
const mostShown = 100

/** A part of the list, from its first matter on. */
const useMatters = (part: MatterPart, keyword: string) => {
  const [shown, setShown] = useState<number>(shownAtFirst[part])
  const { list } = useListPart(mattersApi.list, { query: { part, keyword }, pageSize: shown, staleTime: 0 })
  const total = list.data?.totalElements ?? 0
  const hasMore = total > shown && shown < mostShown
  return { ...list, hasMore, showMore: () => setShown(Math.min(mostShown, shown * 2)) }
}
export type Matters = ReturnType<typeof useMatters>

/** The three parts of the list. Whoever draws them waits for all, so that none pushes another down. */
export const useMatterParts = (keyword: string) => {
  const yours = useMatters('yours', keyword)
  const ours = useMatters('ours', keyword)
  const ended = useMatters('ended', keyword)
  return { yours, ours, ended, all: [yours, ours, ended] }
}

const titles = { yours: '需要您处理', ours: '我们正在办', ended: '最近完成' } satisfies Record<MatterPart, string>

function Section({
  part,
  of,
  aside,
  children,
}: {
  part: MatterPart
  of: Matters
  aside?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={css.section}>
      <div className={`row apart ${css.heading}`}>
        <h2 id={id}>
          {titles[part]} <em>{of.data?.totalElements}</em>
        </h2>
        {aside !== undefined && <Quiet as="span">{aside}</Quiet>}
      </div>
      {of.isError ? (
        <ErrorView title={`${titles[part]}加载失败`} error={of.error} onRetry={() => void of.refetch()} />
      ) : (
        children
      )}
    </section>
  )
}

/** What the menu says of each kind of matters. */
type Kinds = ReadonlyMap<number, ProgressTab | MatterPage>
const sceneOf = (kinds: Kinds, active: number): SceneName => kinds.get(active)?.scene ?? 'shield'

function More({ of: { hasMore, showMore } }: { of: Matters }) {
  return (
    hasMore && (
      <Button className={css.more} onClick={showMore}>
        显示更多
      </Button>
    )
  )
}

function Rows({ part, of, kinds }: { part: MatterPart; of: Matters; kinds: Kinds }) {
  return (
    <>
      <ItemList label={titles[part]}>
        {of.data?.elements.map((matter) => (
          <MatterRow key={matter.link} matter={matter} scene={sceneOf(kinds, matter.active)} />
        ))}
      </ItemList>
      <More of={of} />
    </>
  )
}

/** What waits for the user, what is being done for him, what ended last. A part without matters is left out but for the first. */
export function MatterSections({ parts, kinds }: { parts: ReturnType<typeof useMatterParts>; kinds: Kinds }) {
  const isPhone = useMedia(phoneWidth)
  const { yours, ours, ended, all } = parts
  if (all.some(({ isPending }) => isPending)) return <Skeleton rows={6} rowHeight={140} />
  const hasAny = ({ data, isError }: Matters) => isError || (data !== undefined && data.totalElements > 0)
  const endedRows = <Rows part="ended" of={ended} kinds={kinds} />
  return (
    <>
      <Section part="yours" of={yours}>
        {yours.data?.elements.length === 0 && <Quiet>现在没有要您做的事。</Quiet>}
        <Stack gap={16}>
          {yours.data?.elements.map(
            (matter) =>
              matter.act && (
                <MatterCard
                  key={matter.link}
                  matter={matter}
                  act={matter.act}
                  kind={kinds.get(matter.active)?.label ?? ''}
                />
              ),
          )}
        </Stack>
        <More of={yours} />
      </Section>
      {hasAny(ours) && (
        <Section part="ours" of={ours} aside="按最近的时间排">
          <Rows part="ours" of={ours} kinds={kinds} />
        </Section>
      )}
      {hasAny(ended) &&
        (isPhone ? (
          <div className={css.section}>
            <Fold title={`最近完成 ${ended.data?.totalElements ?? ''} 件`}>{endedRows}</Fold>
          </div>
        ) : (
          <Section part="ended" of={ended}>
            {endedRows}
          </Section>
        ))}
    </>
  )
}
