import type { ArchiveRules } from '../parts/archive.ts'

const mega = 1024 * 1024

/** What is said of a file that ought to be a workbook and is none. */
export const brokenWorkbook = '这个 XLSX 文件已损坏，或不是 Excel 工作簿'

/** What the archive of a workbook may hold. */
export const workbookRules: ArchiveRules = {
  fileBytes: 300 * mega,
  entries: 2_000,
  partBytes: 4096 * mega,
  tooLarge: 'XLSX 文件不能超过 300MB，请另存为 CSV',
  bomb: '这个 XLSX 解压后过大，已拒绝；请另存为 CSV 后再上传',
  broken: brokenWorkbook,
}
