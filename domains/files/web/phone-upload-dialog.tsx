import { Button, Dialog, Notice, QrCode, Quiet, Skeleton, toast, type UploadedFile } from '@portal/platform/web'
import { useEffect, useState } from 'react'
import type { Purpose } from '../contract/purposes.ts'
import { phoneAddresses } from './phone-address.ts'
import styles from './phone-upload.module.css'
import { usePhoneTicket } from './use-phone-ticket.ts'

export interface PhoneUploadDialogProps {
  purpose: Purpose
  title: string
  slot: string
  onFile: (file: UploadedFile) => void
  onClose: () => void
}

/** Shows the code for the phone until the file has arrived or the window is closed. */
export function PhoneUploadDialog({ onFile, onClose, ...place }: PhoneUploadDialogProps) {
  const { ticket, renew } = usePhoneTicket(place, (file) => {
    onFile(file)
    toast('已收到手机上传的文件', 'success')
    onClose()
  })
  return (
    <Dialog open title="用手机上传" onClose={onClose}>
      <div className={styles.body}>
        {ticket.state === 'opening' && <Skeleton rows={1} rowHeight={240} />}
        {ticket.state === 'failed' && <Again text={ticket.text} onAgain={renew} />}
        {ticket.state === 'expired' && <Again text="二维码已过期" onAgain={renew} />}
        {ticket.state === 'waiting' && <Code {...ticket} />}
      </div>
    </Dialog>
  )
}

function Again({ text, onAgain }: { text: string; onAgain: () => void }) {
  return (
    <Notice
      tone="warning"
      actions={
        <Button size="small" onClick={onAgain}>
          重新生成
        </Button>
      }
    >
      {text}
    </Notice>
  )
}

function Code({ ticket, addresses, endsAt }: { ticket: string; addresses: string[]; endsAt: number }) {
  const [chosen, setChosen] = useState(0)
  const { links, isLocal } = phoneAddresses({ ticket, addresses })
  const link = links[chosen % links.length] ?? ''
  return (
    <>
      <QrCode text={link} label="手机上传二维码" className={styles.code} />
      <p>用手机扫一扫，拍照或选择一个文件，文件会自动出现在这里。</p>
      <p className={styles.left} role="timer">
        <Left endsAt={endsAt} />
      </p>
      {isLocal ? (
        <Notice tone="warning">本系统目前只能在这台电脑上打开，手机访问不到。请联系管理员设置访问地址。</Notice>
      ) : (
        <Quiet className={styles.address}>
          {new URL(link).host}
          {links.length > 1 && (
            <Button variant="text" onClick={() => setChosen(chosen + 1)}>
              手机打不开？换一个地址
            </Button>
          )}
        </Quiet>
      )}
    </>
  )
}

function Left({ endsAt }: { endsAt: number }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(clock)
  }, [])
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000))
  return <>{`有效时间还有 ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}</>
}
