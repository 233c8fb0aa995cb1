import {
  ActDialog,
  Button,
  Card,
  type Column,
  call,
  DataTable,
  DeskHead,
  Empty,
  ErrorView,
  Quiet,
  queryOf,
  RowActs,
  Skeleton,
  Stack,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { IndustryBranch } from '../../contract/desk.ts'
import { deskNiceApi } from '../../contract/desk-endpoints.ts'
import { BranchDialog } from './branch-dialog.tsx'
import { IndustryDialog } from './industry-dialog.tsx'
import { type BranchAt, type Industries, withoutBranch } from './industry-edits.ts'
import { industryReads } from './industry-reads.ts'

/** What is open: a branch that is made or changed, an industry that is renamed, or the question before a removal. */
type Opened =
  | { what: 'branch'; parent: string; branch?: IndustryBranch }
  | { what: 'industry'; industry: Industries[number] }
  | { what: 'remove'; at: BranchAt; name: string; isLast: boolean }

/** 行业推荐: the industries, and the classes and items that each is offered in the picker. */
export function IndustriesPage() {
  const found = useQuery({ ...queryOf(deskNiceApi.readIndustries, {}), staleTime: 0 })
  if (found.isPending) return <Skeleton rows={8} rowHeight={56} />
  if (found.isError)
    return <ErrorView title="行业推荐加载失败" error={found.error} onRetry={() => void found.refetch()} />
  return <Shown industries={found.data.industries} version={found.data.version} />
}

function Shown({ industries, version }: { industries: Industries; version: number }) {
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  return (
    <section aria-label="行业推荐">
      <DeskHead
        title="行业推荐"
        beside={`${industries.length} 个一级行业，${version === 0 ? '随程序提供' : `第 ${version} 版`}`}
        lead="客户选择行业后推荐的类别和小项。小项按名称在现行版本中查找，现行版本没有的不会推荐。"
      >
        <Button icon="plus" size="small" variant="primary" onClick={() => setOpened({ what: 'branch', parent: '' })}>
          新增行业
        </Button>
      </DeskHead>
      <Stack gap={20}>
        {industries.length === 0 && <Empty text="还没有行业" />}
        {industries.map((one) => {
          const { industryCode: code, industry, children } = one
          return (
            <Card
              key={code}
              title={industry}
              actions={
                <>
                  <Button
                    size="small"
                    variant="text"
                    aria-label={`修改名称 ${industry}`}
                    onClick={() => setOpened({ what: 'industry', industry: one })}
                  >
                    修改名称
                  </Button>
                  <Button
                    size="small"
                    variant="text"
                    aria-label={`在 ${industry} 中新增二级行业`}
                    onClick={() => setOpened({ what: 'branch', parent: code })}
                  >
                    新增二级行业
                  </Button>
                </>
              }
            >
              <DataTable
                caption={`${industry}的二级行业`}
                columns={columnsOf((branch) => [
                  { label: '修改', run: () => setOpened({ what: 'branch', parent: code, branch }) },
                  {
                    label: '删除',
                    danger: true,
                    run: () =>
                      setOpened({
                        what: 'remove',
                        at: { parent: code, branch: branch.industryCode },
                        name: branch.industry,
                        isLast: children.length === 1,
                      }),
                  },
                ])}
                rows={children}
                rowKey={({ industryCode }) => industryCode}
              />
            </Card>
          )
        })}
      </Stack>
      {opened?.what === 'branch' && (
        <BranchDialog
          all={industries}
          version={version}
          parent={opened.parent}
          branch={opened.branch}
          onClose={close}
        />
      )}
      {opened?.what === 'industry' && (
        <IndustryDialog all={industries} version={version} industry={opened.industry} onClose={close} />
      )}
      {opened?.what === 'remove' && (
        <ActDialog
          title={`删除“${opened.name}”？`}
          confirmText="删除"
          busyText="正在删除…"
          danger
          act={() =>
            call(deskNiceApi.saveIndustries, {
              body: { version, industries: withoutBranch(industries, opened.at) },
            })
          }
          said="已删除"
          reads={industryReads}
          onClose={close}
        >
          {opened.isLast ? '它是这个一级行业的最后一个，一级行业也一起删除。' : '删除后不再推荐。'}
        </ActDialog>
      )}
    </section>
  )
}

const columnsOf = (
  actsOf: (branch: IndustryBranch) => { label: string; danger?: boolean; run: () => void }[],
): readonly Column<IndustryBranch>[] => [
  {
    key: 'name',
    header: '二级行业',
    title: true,
    width: '24%',
    cell: ({ industry, industryCode }) => (
      <>
        {industry}
        <Quiet>{industryCode}</Quiet>
      </>
    ),
  },
  {
    key: 'classes',
    header: '类别和小项',
    cell: ({ classes }) => (
      <Stack gap={4} as="ul">
        {classes.map(({ class_id, items }) => (
          <li key={class_id}>
            <b>{`第 ${class_id} 类`}</b>
            {` ${items.join('、')}`}
          </li>
        ))}
      </Stack>
    ),
  },
  {
    key: 'acts',
    header: '操作',
    actions: true,
    width: '140px',
    cell: (branch) => <RowActs name={branch.industry} acts={actsOf(branch)} />,
  },
]
