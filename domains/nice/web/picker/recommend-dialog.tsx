import {
  Button,
  Checkbox,
  Dialog,
  Empty,
  ErrorView,
  Field,
  FormGrid,
  Quiet,
  queryOf,
  Select,
  Skeleton,
  Stack,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { niceApi } from '../../contract/endpoints.ts'
import type { NiceClass, OfferedClass } from '../../contract/item.ts'
import { itemsOf } from '../choose/picked.ts'

export interface RecommendDialogProps {
  edition: string
  classes: readonly NiceClass[]
  onAdd: (offered: readonly OfferedClass[]) => void
  onClose: () => void
}

/** 按行业推荐: an industry, what it usually needs, and which classes of that are added as a whole. */
export function RecommendDialog({ edition, onAdd, onClose }: RecommendDialogProps) {
  const [first, setFirst] = useState('')
  const [second, setSecond] = useState('')
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const offered = useQuery({
    ...queryOf(niceApi.recommend, { query: { industry_code: second, edition } }),
    enabled: second !== '',
  })
  const proposed = (second !== '' && offered.data?.classes) || none
  const chosen = proposed.filter(({ class_id }) => !left.has(class_id))
  const choose = (industry: string) => {
    setSecond(industry)
    setLeft(new Set())
  }
  return (
    <Dialog
      open
      full
      size="large"
      title="按行业推荐"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" disabled={chosen.length === 0} onClick={() => onAdd(chosen)}>
            {chosen.length === 0 ? '添加' : `添加 ${chosen.length} 类 ${itemsOf(chosen)} 项`}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <FormGrid>
          <IndustrySelect
            label="一级行业"
            level={1}
            parent=""
            value={first}
            onChange={(industry) => {
              setFirst(industry)
              choose('')
            }}
          />
          <IndustrySelect label="二级行业" level={2} parent={first} value={second} onChange={choose} />
        </FormGrid>
        {offered.isLoading && <Skeleton rows={3} rowHeight={64} />}
        {offered.isError && (
          <ErrorView title="推荐加载失败" error={offered.error} onRetry={() => void offered.refetch()} />
        )}
        {second !== '' && offered.data?.classes.length === 0 && <Empty text="现行版本没有这个行业的小项" />}
        {proposed.map((one) => (
          <div key={one.class_id}>
            <Checkbox
              label={<b>{`第 ${one.class_id} 类 ${one.class_name}`}</b>}
              value={!left.has(one.class_id)}
              onChange={(isTicked) => setLeft(toggled(left, one.class_id, !isTicked))}
            />
            <Quiet>{one.service_nice_min.map(({ min_name }) => min_name).join('、')}</Quiet>
          </div>
        ))}
        <Quiet>勾选的类别连同小项一起添加；已经选过的不会重复添加。推荐供参考，请按实际经营的商品和服务增减。</Quiet>
      </Stack>
    </Dialog>
  )
}

const none: readonly OfferedClass[] = []

const toggled = (left: ReadonlySet<number>, classId: number, isLeft: boolean): ReadonlySet<number> => {
  const next = new Set(left)
  if (isLeft) next.add(classId)
  else next.delete(classId)
  return next
}

interface IndustrySelectProps {
  label: string
  level: 1 | 2
  /** The code of the industry above; the second level has no choices without it. */
  parent: string
  value: string
  onChange: (industry: string) => void
}

function IndustrySelect({ label, level, parent, value, onChange }: IndustrySelectProps) {
  const isReady = level === 1 || parent !== ''
  const found = useQuery({
    ...queryOf(niceApi.industries, { query: { level, parent_id: parent } }),
    enabled: isReady,
  })
  const options = (isReady && found.data?.list) || []
  return (
    <Field label={label} error={found.isError ? '行业加载失败，请稍后再试' : undefined}>
      <Select
        value={value}
        disabled={!isReady}
        onChange={onChange}
        options={options.map((one) => ({ value: level === 1 ? one.id : one.industryCode, label: one.industry }))}
      />
    </Field>
  )
}
