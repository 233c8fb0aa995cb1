export { FileUpload } from './file-upload.tsx'
export { filesWeb } from './files-web.ts'
export { Picture } from './picture.tsx'
export { QrCode } from './qr-code.tsx'
