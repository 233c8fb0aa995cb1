import {
  ActDialog,
  Button,
  type Column,
  call,
  DataTable,
  DescriptionList,
  DeskHead,
  Empty,
  ErrorView,
  Notice,
  Quiet,
  queryOf,
  RowActs,
  Skeleton,
  Stack,
  TextInput,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { trademarksApi } from '../../contract/endpoints.ts'
import { ImportDialog } from './import-dialog.tsx'
import { isChecked, type Madrid, type Member, withoutMember } from './madrid-edits.ts'
import { madridReads } from './madrid-reads.ts'
import { MemberDialog } from './member-dialog.tsx'
import { SourceDialog } from './source-dialog.tsx'

const title = '马德里成员'

/** What is open: a member that is made or changed, the question before a removal, the source with the fees, or an import. */
type Opened =
  | { what: 'member'; member?: Member }
  | { what: 'remove'; member: Member }
  | { what: 'source' }
  | { what: 'import' }

/** 马德里成员: the members that customers may designate, and the fees that estimates are made of. */
export function MembersPage() {
  const found = useQuery({ ...queryOf(trademarksApi.readMadrid, {}), staleTime: 0 })
  if (found.isPending) return <Skeleton rows={8} rowHeight={56} />
  if (found.isError)
    return <ErrorView title="成员名单加载失败" error={found.error} onRetry={() => void found.refetch()} />
  return <Shown madrid={found.data} />
}

function Shown({ madrid }: { madrid: Madrid }) {
  const { members, version } = madrid
  const [opened, setOpened] = useState<Opened>()
  const [keyword, setKeyword] = useState('')
  const close = () => setOpened(undefined)
  const wanted = keyword.trim().toLowerCase()
  const shown = members.filter(({ code, name, nameEn }) => `${code} ${name} ${nameEn}`.toLowerCase().includes(wanted))
  const mayEdit = isChecked(madrid)
  return (
    <section aria-label={title}>
      <DeskHead
        title={title}
        beside={`${members.length} 个成员，${version === 0 ? '随程序提供' : `第 ${version} 版`}`}
        lead="客户申请国际商标注册时可以选的成员。适用日期在将来的显示日期，暂不能选。"
      >
        <Button icon="upload" size="small" onClick={() => setOpened({ what: 'import' })}>
          导入 JSON
        </Button>
        {mayEdit && (
          <Button icon="plus" size="small" variant="primary" onClick={() => setOpened({ what: 'member' })}>
            新增成员
          </Button>
        )}
      </DeskHead>
      <Stack gap={20}>
        {!mayEdit && (
          <Notice tone="warning">
            名单随程序提供，还没有与来源核对。先填写来源和核对日期，再逐个修改；也可以整体导入。
          </Notice>
        )}
        <Basis madrid={madrid} onEdit={() => setOpened({ what: 'source' })} />
        <TextInput value={keyword} onChange={setKeyword} type="search" placeholder="代码、名称" aria-label="查找成员" />
        {shown.length === 0 ? (
          <Empty text="没有这样的成员" />
        ) : (
          <DataTable caption="成员" columns={columnsOf(madrid, setOpened)} rows={shown} rowKey={({ code }) => code} />
        )}
      </Stack>
      {opened?.what === 'import' && <ImportDialog madrid={madrid} onClose={close} />}
      {opened?.what === 'source' && <SourceDialog madrid={madrid} onClose={close} />}
      {opened?.what === 'member' && mayEdit && <MemberDialog madrid={madrid} member={opened.member} onClose={close} />}
      {opened?.what === 'remove' && mayEdit && (
        <ActDialog
          title={`删除“${opened.member.name}”？`}
          confirmText="删除"
          busyText="正在删除…"
          danger
          act={() =>
            call(trademarksApi.saveMadrid, {
              body: { ...madrid, members: withoutMember(members, opened.member.code) },
            })
          }
          said="已删除"
          reads={madridReads}
          onClose={close}
        >
          删除后客户不能再选它。
        </ActDialog>
      )}
    </section>
  )
}

function Basis({ madrid: { asOf, source, checkedOn, fees }, onEdit }: { madrid: Madrid; onEdit: () => void }) {
  return (
    <Stack gap={12}>
      <DescriptionList
        items={[
          { term: '数据日期', detail: asOf },
          { term: '来源', detail: source },
          { term: '核对日期', detail: checkedOn ?? '没有核对' },
          {
            term: '国际局费用',
            detail: fees
              ? `${fees.currency}：黑白 ${fees.basic}，彩色 ${fees.basicColour}，超过三类每类 ${fees.perClassOverThree}，补充费 ${fees.complementary}（${fees.asOf}）`
              : '没有，页面不估算',
            wide: true,
          },
        ]}
      />
      <div>
        <Button size="small" icon="edit" onClick={onEdit}>
          修改来源与费用
        </Button>
      </div>
    </Stack>
  )
}

/** Who asks for no fee of his own gets the complementary one; as long as no fees are known, nobody knows who does. */
const feeWords = ({ fee }: Member, { fees }: Madrid): string => {
  if (fee) return `${fee.currency} ${fee.first}，其余每类 ${fee.further}（${fee.asOf}）`
  return fees ? '补充费' : '—'
}

const columnsOf = (madrid: Madrid, open: (opened: Opened) => void): readonly Column<Member>[] => [
  {
    key: 'name',
    header: '成员',
    title: true,
    cell: ({ name, nameEn }) => (
      <>
        {name}
        <Quiet>{nameEn}</Quiet>
      </>
    ),
  },
  { key: 'code', header: '代码', width: '90px', cell: ({ code }) => code },
  { key: 'from', header: '适用日期', width: '140px', cell: ({ protocolFrom }) => protocolFrom ?? '—' },
  {
    key: 'refusal',
    header: '驳回期限',
    width: '110px',
    cell: ({ refusalMonths }) => (refusalMonths ? `${refusalMonths} 个月` : '—'),
  },
  {
    key: 'fee',
    header: '单独规费',
    width: '240px',
    cell: (member) => feeWords(member, madrid),
  },
  ...(isChecked(madrid)
    ? [
        {
          key: 'acts',
          header: '操作',
          actions: true,
          width: '140px',
          cell: (member: Member) => (
            <RowActs
              name={member.name}
              acts={[
                { label: '修改', run: () => open({ what: 'member', member }) },
                { label: '删除', danger: true, run: () => open({ what: 'remove', member }) },
              ]}
            />
          ),
        },
      ]
    : []),
]
