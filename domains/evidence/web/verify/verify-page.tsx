import { Button, Card, PageHead, reportFailure, Stack } from '@portal/platform/web'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { FileDrop } from '../parts/file-drop.tsx'
import css from '../parts/parts.module.css'
import { crumbsTo, recordPath } from '../paths.ts'
import { ClaimList } from './claim-list.tsx'
import { PinsChoice } from './pins-choice.tsx'
import { SingleFile } from './single-file.tsx'
import type { Found, Trust } from './verify-file.ts'

const title = '核验存证材料'

/** The page where anyone can verify a package, or find the records that hold a file. Files are read only in this browser. */
export function VerifyPage() {
  const [trust, setTrust] = useState<Trust>()
  const [found, setFound] = useState<Found>()
  const [isReading, setReading] = useState(false)
  const chosen = useRef<File>(undefined)

  const judge = async (file: File | undefined, by: Trust | undefined) => {
    if (!file) return
    chosen.current = file
    setFound(undefined)
    setReading(true)
    try {
      const { verifyFile } = await import('./verify-file.ts')
      setFound(await verifyFile(file, by?.pins))
    } catch (error) {
      reportFailure(error)
    } finally {
      setReading(false)
    }
  }
  const onTrust = (next: Trust) => {
    setTrust(next)
    void judge(chosen.current, next)
  }
  return (
    <>
      <PageHead
        title={title}
        lead="材料包或其中一个文件，在您的浏览器里核验：文件不上传，任何人都可以做，不需要登录。"
        crumbs={crumbsTo(title)}
      />
      <Stack gap={20} className="wrap page">
        <Card title="核验依据" number={1}>
          <PinsChoice trust={trust} onTrust={onTrust} />
        </Card>
        <Card title="材料包或文件" number={2}>
          <FileDrop pick="选择材料包（ZIP）或一个文件" onFile={(file) => void judge(file, trust)} />
        </Card>
        <div role="status">{isReading && <p className={css.text}>正在核验…</p>}</div>
        {found && <Result found={found} />}
      </Stack>
    </>
  )
}

function Result({ found }: { found: Found }) {
  if (found.kind === 'file') {
    return (
      <Card title="文件">
        <SingleFile key={found.sha256} {...found} />
      </Card>
    )
  }
  return (
    <Card
      title={`结果：${found.fileName}`}
      actions={
        <Button size="small" onClick={() => window.print()}>
          打印
        </Button>
      }
    >
      <ClaimList {...found} />
      {found.evidenceNo && (
        <p className={css.text}>
          声明所写的存证编号为 {found.evidenceNo}，<Link to={recordPath(found.evidenceNo)}>查看它的公开记录</Link>
          （会向本平台发送编号）。
        </p>
      )}
      <p className={css.text}>
        核验只说明这些内容不晚于所列时间已经存在、此后没有改动；不说明拍摄时间、内容真实与否，也不代表任何机构会采信。
      </p>
    </Card>
  )
}
