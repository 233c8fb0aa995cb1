import { Button, Dialog, LinkButton, Scene } from '@portal/platform/web'
import type { SearchReport } from '../../contract/report.ts'
import { reportsPath } from '../paths.ts'

/** Hands out the search report that was just made. */
export function ReportDialog({ report, onClose }: { report: SearchReport; onClose: () => void }) {
  const { reportNo, url, fileName, hits, searched } = report
  return (
    <Dialog
      open
      mark="success"
      scene={<Scene name="search" eager />}
      title="检索报告已生成"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>关闭</Button>
          <LinkButton to={reportsPath}>我的检索报告</LinkButton>
          <a className="btn btn-primary" href={url} download={fileName}>
            下载报告
          </a>
        </>
      }
    >
      <p>报告编号 {reportNo}。</p>
      <p>
        {searched.marks === 0
          ? '本平台尚未导入商标数据，未作近似比对，报告里已写明。'
          : `列出相同或近似的商标 ${hits} 件，并写明检索了什么、没有检索什么。`}
      </p>
    </Dialog>
  )
}
