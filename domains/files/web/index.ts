export { FileUpload, type FileUploadProps } from './file-upload.tsx'
export { filesWeb } from './files-web.ts'
export { Picture, type PictureProps } from './picture.tsx'
export { QrCode } from './qr-code.tsx'
