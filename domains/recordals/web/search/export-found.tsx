import { loginAddress, useSession } from '@portal/accounts/web'
import { Button, call, Dialog, dayText, ExportDialog, LinkButton, saveBlob } from '@portal/platform/web'
import { useLocation } from 'react-router'
import { searchLimits } from '../../contract/words.ts'
import { type FoundSoMany, sentOf } from './asked.ts'
import { searchCalls } from './search-calls.ts'

/** How long the page waits for the export, in ms: ten thousand rows take some seconds to write and longer to travel. */
const patienceMs = 60_000

const most = searchLimits.rows.toLocaleString('zh-CN')

/** Asks for the format of the export. It leads a visitor who is not signed in to the login and back to this search. */
export function ExportFound({ asked, total, totalIsExact, onClose }: FoundSoMany & { onClose: () => void }) {
  const { userinfo } = useSession()
  const { pathname, search } = useLocation()
  if (!userinfo) {
    return (
      <Dialog
        open
        title="登录后导出"
        onClose={onClose}
        actions={
          <>
            <Button onClick={onClose}>取消</Button>
            <LinkButton variant="primary" to={loginAddress(pathname + search)}>
              去登录
            </LinkButton>
          </>
        }
      >
        <p>查询不用登录，导出结果需要登录。登录后会回到这次查询。</p>
      </Dialog>
    )
  }
  return (
    <ExportDialog
      title="导出查询结果"
      about={
        totalIsExact
          ? `导出这次查询的全部 ${total.toLocaleString('zh-CN')} 条，不限于本页。`
          : `结果超过 ${most} 条，只导出前 ${most} 条；补充条件后可以分次导出。`
      }
      remark="文件中写明数据截至的日期；以海关总署的查询结果为准。"
      save={async (format) => {
        const query = { ...sentOf(asked), format }
        const file = await call(searchCalls.exportRecordals, { query }, { timeoutMs: patienceMs })
        saveBlob(file, `海关备案查询-${dayText(Date.now())}.${format}`)
      }}
      onClose={onClose}
    />
  )
}
