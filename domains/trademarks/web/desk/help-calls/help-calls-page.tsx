import { useMay } from '@portal/accounts/web'
import {
  Button,
  type Column,
  call,
  choiceParam,
  DeskList,
  Due,
  EditDialog,
  FormField,
  momentText,
  NothingListed,
  Quiet,
  TextArea,
  useListPage,
} from '@portal/platform/web'
import { useState } from 'react'
import { deskTrademarksApi } from '../../../contract/desk-file-endpoints.ts'
import { calledForm, type HelpRow, helpStateLabels, helpStates } from '../../../contract/help.ts'
import { trademarkLimits } from '../../../contract/limits.ts'

const views = {
  name: 'state',
  options: [
    ...helpStates.map((state) => ({ value: String(state), label: helpStateLabels[state] })),
    { value: '', label: '全部' },
  ],
} as const

const kept = { state: choiceParam(['', ...helpStates.map(String)], '0') }

const helpReads = [deskTrademarksApi.listHelp] as const

/** 商标专家协助: who waits for a call, the one that is due first at the top, and who was called. */
export function HelpCallsPage() {
  const calls = useListPage(deskTrademarksApi.listHelp, { kept, pageSize: 10 })
  const [row, setRow] = useState<HelpRow>()
  const mayAct = useMay('trademarks.act')
  return (
    <>
      <DeskList
        title="商标专家协助"
        lead="客户请专家致电，须在时限内回电；通话后登记已回电。"
        pages={calls}
        views={views}
        columns={columnsWith(mayAct ? setRow : undefined)}
        rowKey={({ id }) => id}
        skeleton={{ rowHeight: 74 }}
        empty={<NothingListed of={calls} text="现在没有等待致电的客户" />}
      />
      {row && <CalledDialog row={row} onClose={() => setRow(undefined)} />}
    </>
  )
}

const columnsWith = (onCalled: ((row: HelpRow) => void) | undefined): readonly Column<HelpRow>[] => [
  {
    key: 'contact',
    header: '联系人',
    title: true,
    cell: ({ contact_name, contactPhone }) => (
      <>
        {contact_name}
        <Quiet>
          <a href={`tel:${contactPhone}`}>{contactPhone}</a>
        </Quiet>
      </>
    ),
  },
  {
    key: 'customer',
    header: '客户',
    cell: ({ customer: { companyName, username } }) => (
      <>
        {companyName ?? username}
        {companyName !== null && <Quiet>{username}</Quiet>}
      </>
    ),
  },
  { key: 'question', header: '问题', width: '30%', cell: ({ question }) => (question === '' ? '—' : question) },
  { key: 'createTime', header: '提交时间', cell: ({ createTime }) => momentText(createTime) },
  { key: 'due', header: '致电时限', cell: (row) => <CallDue row={row} /> },
  {
    key: 'actions',
    header: '操作',
    actions: true,
    cell: (row) =>
      onCalled && row.calledAt === null ? (
        <Button size="small" aria-label={`登记已回电 ${row.contact_name}`} onClick={() => onCalled(row)}>
          登记已回电
        </Button>
      ) : (
        '—'
      ),
  },
]

/** When the call is due, or when and by whom it was made. */
function CallDue({ row: { callBy, calledAt, calledBy, note } }: { row: HelpRow }) {
  if (calledAt === null) return callBy === null ? '—' : <Due at={callBy} />
  return (
    <>
      {momentText(calledAt)} {calledBy}
      {note !== null && <Quiet>{note}</Quiet>}
    </>
  )
}

function CalledDialog({ row: { id, contact_name, contactPhone }, onClose }: { row: HelpRow; onClose: () => void }) {
  return (
    <EditDialog
      title="登记已回电"
      schema={calledForm}
      defaults={{ note: '' }}
      send={(body, sending) => call(deskTrademarksApi.called, { params: { id }, body }, sending)}
      submit="登记已回电"
      busyText="正在登记…"
      said="已登记"
      reads={helpReads}
      onClose={onClose}
    >
      {(form) => (
        <>
          <Quiet>
            {contact_name} {contactPhone}
          </Quiet>
          <FormField
            form={form}
            name="note"
            label="通话记录"
            hint="仅工作人员可见"
            note="选填"
            max={trademarkLimits.remark}
            wide
          >
            {(control) => <TextArea {...control} rows={3} />}
          </FormField>
        </>
      )}
    </EditDialog>
  )
}
