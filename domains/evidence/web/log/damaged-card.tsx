import { Card, type Column, DataTable, momentText, Paged, StatusTag, useListPart } from '@portal/platform/web'
import { Link } from 'react-router'
import type { Damaged } from '../../contract/desk.ts'
import { evidenceDeskApi } from '../../contract/desk-endpoints.ts'
import { slotTitle } from '../../contract/slots.ts'
import css from './log.module.css'

/** The originals that were lost or altered, with their records, and what to do about them. */
export function DamagedCard() {
  const damaged = useListPart(evidenceDeskApi.damaged, { pageSize: 10 })
  return (
    <Card title="原件核查">
      <p className={css.about}>
        每天 02:27 重新读取并核对全部已封存的原件；下载前也会核对。日志完好不等于原件完好，两者分别核对。
      </p>
      <Paged
        pages={damaged}
        name="核查结果"
        skeleton={{ rows: 1, rowHeight: 56 }}
        empty={<StatusTag tone="done">没有发现异常的原件</StatusTag>}
        short
      >
        {(rows, isOld) => (
          <>
            <ol className="numbers">
              <li>不要删除、覆盖或请客户重传：同一份文件的字节恢复后，原来的证明仍然有效。</li>
              <li>从存储的历史版本或备份中取回这一个对象，放回原处。</li>
              <li>打开该项存证，按“重新核查原件”：文件指纹与收到时一致即恢复，经过会留下记录。</li>
              <li>无法取回的，告知客户该文件已不能证明；其余文件可用“部分材料”核验。</li>
            </ol>
            <DataTable
              caption="异常的原件"
              columns={columns}
              rows={rows}
              rowKey={({ evidenceNo, slot }) => `${evidenceNo}${slot}`}
              busy={isOld}
            />
          </>
        )}
      </Paged>
    </Card>
  )
}

const columns: readonly Column<Damaged>[] = [
  {
    key: 'evidenceNo',
    header: '存证编号',
    title: true,
    cell: ({ evidenceNo }) => <Link to={`/evidence/${evidenceNo}`}>{evidenceNo}</Link>,
  },
  { key: 'exhibition', header: '展会', cell: ({ exhibitionName }) => exhibitionName },
  { key: 'slot', header: '材料', cell: ({ slot }) => (slot ? slotTitle(slot) : '—') },
  {
    key: 'problem',
    header: '结果',
    cell: ({ problem }) => <StatusTag tone="refused">{problem === 'lost' ? '已丢失' : '与收到时不一致'}</StatusTag>,
  },
  { key: 'foundAt', header: '发现时间', cell: ({ foundAt }) => momentText(foundAt) },
]
