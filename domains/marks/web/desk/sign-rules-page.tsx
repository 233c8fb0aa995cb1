import {
  ActDialog,
  Button,
  type Column,
  call,
  DataTable,
  DeskHead,
  dayText,
  Empty,
  ErrorView,
  Notice,
  Quiet,
  queryOf,
  RowActs,
  Skeleton,
  Stack,
  StatusTag,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { signRulesApi } from '../../contract/endpoints.ts'
import { type SignRule, signKindLabels } from '../../contract/sign-rules.ts'
import { signReads } from './sign-reads.ts'
import { SignRuleDialog } from './sign-rule-dialog.tsx'
import { withoutRule } from './sign-rule-form.ts'
import { lookedFor, matchLabels } from './sign-words.ts'

const title = '提示词'

type Opened = { what: 'rule'; rule?: SignRule } | { what: 'remove'; rule: SignRule }

/** 提示词: the rules by which names of marks are judged. */
export function SignRulesPage() {
  const found = useQuery({ ...queryOf(signRulesApi.read, {}), staleTime: 0 })
  if (found.isPending) return <Skeleton rows={8} rowHeight={72} />
  if (found.isError)
    return <ErrorView title="提示词加载失败" error={found.error} onRetry={() => void found.refetch()} />
  return <Shown rules={found.data.rules} version={found.data.version} />
}

function Shown({ rules, version }: { rules: readonly SignRule[]; version: number }) {
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const today = dayText(Date.now())
  const ended = rules.filter(({ effectiveTo }) => effectiveTo !== null && effectiveTo < today)
  return (
    <section aria-label={title}>
      <DeskHead
        title={title}
        beside={`${rules.length} 条规则，${version === 0 ? '随程序提供' : `第 ${version} 版`}`}
        lead="客户填写商标名称时给出的提示。有效期内的规则带法律条款；新法施行后，请核对条文，再填入新的规则。"
      >
        <Button icon="plus" size="small" variant="primary" onClick={() => setOpened({ what: 'rule' })}>
          新增规则
        </Button>
      </DeskHead>
      <Stack gap={20}>
        {ended.length > 0 && (
          <Notice tone="warning">{`${ended.length} 条规则已过有效期，客户看到的提示不带条款。`}</Notice>
        )}
        {rules.length === 0 ? (
          <Empty text="还没有规则" />
        ) : (
          <DataTable caption="规则" columns={columnsOf(today, setOpened)} rows={rules} rowKey={({ id }) => id} />
        )}
      </Stack>
      {opened?.what === 'rule' && <SignRuleDialog rules={rules} version={version} rule={opened.rule} onClose={close} />}
      {opened?.what === 'remove' && (
        <ActDialog
          title={`删除规则“${opened.rule.id}”？`}
          confirmText="删除"
          busyText="正在删除…"
          danger
          act={() => call(signRulesApi.save, { body: { version, rules: withoutRule(rules, opened.rule.id) } })}
          said="已删除"
          reads={signReads}
          onClose={close}
        >
          删除后不再给出这条提示。
        </ActDialog>
      )}
    </section>
  )
}

const columnsOf = (today: string, open: (opened: Opened) => void): readonly Column<SignRule>[] => [
  {
    key: 'rule',
    header: '规则',
    title: true,
    width: '130px',
    cell: ({ kind, id }) => (
      <>
        {signKindLabels[kind]}
        <Quiet>{id}</Quiet>
      </>
    ),
  },
  {
    key: 'words',
    header: '词语',
    cell: (rule) => (
      <>
        {`${matchLabels[rule.match]}：${lookedFor(rule)}`}
        <Quiet>{rule.text}</Quiet>
      </>
    ),
  },
  {
    key: 'law',
    header: '依据',
    width: '220px',
    cell: ({ law, checkedOn }) => (
      <>
        {law.title}
        {law.article}
        <Quiet>核对于 {checkedOn}</Quiet>
      </>
    ),
  },
  {
    key: 'days',
    header: '有效期',
    width: '190px',
    cell: ({ effectiveFrom, effectiveTo }) => (
      <>
        {effectiveFrom} 至 {effectiveTo ?? '今后'}
        {effectiveTo !== null && effectiveTo < today && <StatusTag tone="refused">已过</StatusTag>}
      </>
    ),
  },
  {
    key: 'acts',
    header: '操作',
    actions: true,
    width: '140px',
    cell: (rule) => (
      <RowActs
        name={rule.id}
        acts={[
          { label: '修改', run: () => open({ what: 'rule', rule }) },
          { label: '删除', danger: true, run: () => open({ what: 'remove', rule }) },
        ]}
      />
    ),
  },
]
