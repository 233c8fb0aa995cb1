import type { PublicPicture } from '@portal/files/contract'
import { Picture, PictureUpload } from '@portal/files/web'
import { Stack } from '@portal/platform/web'
import styles from './desk.module.css'

type BannerPictureFieldProps = {
  picture: PublicPicture | undefined
  onPicture: (picture: PublicPicture) => void
}

/** A field that uploads a picture and publishes it. */
export function BannerPictureField({ picture, ...upload }: BannerPictureFieldProps) {
  return (
    <Stack gap={12} start>
      {picture && <Picture picture={picture} alt="当前图片" sizes="160px" className={styles.thumb} loading="eager" />}
      <PictureUpload
        {...upload}
        help="PNG、JPG、WebP 或 BMP，10MB 以内，建议 1920 × 820 像素，主体靠右；拍摄地点等信息会自动去除"
      />
    </Stack>
  )
}
