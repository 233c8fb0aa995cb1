import type { PublicPicture } from '@portal/files/contract'
import { filesApi } from '@portal/files/contract'
import { FileUpload, Picture } from '@portal/files/web'
import { call, errorText, Notice, Quiet, Stack, type UploadedFile } from '@portal/platform/web'
import { useState } from 'react'
import styles from './desk.module.css'

type BannerPictureFieldProps = {
  picture: PublicPicture | undefined
  onPicture: (picture: PublicPicture) => void
  onBusy: (busy: boolean) => void
}

/** A field that uploads a picture and publishes it. */
export function BannerPictureField({ picture, onPicture, onBusy }: BannerPictureFieldProps) {
  const [uploads, setUploads] = useState<readonly UploadedFile[]>([])
  const [isMaking, setMaking] = useState(false)
  const [failure, setFailure] = useState<string>()
  const publish = async (files: readonly UploadedFile[]) => {
    setUploads(files)
    setFailure(undefined)
    const [file] = files
    if (!file) return
    setMaking(true)
    onBusy(true)
    try {
      onPicture(await call(filesApi.publishPicture, { body: { fileId: file.id } }))
      setUploads([])
    } catch (error) {
      setFailure(errorText(error))
    } finally {
      setMaking(false)
      onBusy(false)
    }
  }
  return (
    <Stack gap={12} start>
      {picture && <Picture picture={picture} alt="当前图片" sizes="160px" className={styles.thumb} loading="eager" />}
      <FileUpload
        purpose="public-picture"
        value={uploads}
        onChange={(files) => void publish(files)}
        help="PNG、JPG、WebP 或 BMP，10MB 以内，建议 1920 × 820 像素，主体靠右；拍摄地点等信息会自动去除"
      />
      <Quiet role="status">{isMaking && '正在生成图片…'}</Quiet>
      {failure && <Notice tone="error">{failure}</Notice>}
    </Stack>
  )
}
