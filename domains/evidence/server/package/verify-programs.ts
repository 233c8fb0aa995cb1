import { readFile } from 'node:fs/promises'
import { deflateRawSync } from 'node:zlib'

type Programs = { script: Buffer; page: { bytes: Buffer; deflated: Buffer } | undefined }

/** `verify.html`, a page that verifies without a server; the build makes it. Undefined where nothing was built. */
const readPage = async (): Promise<Programs['page']> => {
  try {
    const bytes = await readFile(new URL('../../dist/verify.html', import.meta.url))
    return { bytes, deflated: deflateRawSync(bytes, { level: 9 }) }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

const read = async (): Promise<Programs> => ({
  script: await readFile(new URL('verify.sh', import.meta.url)),
  page: await readPage(),
})

let programs: Promise<Programs> | undefined

/** The programs that verify an unpacked package: a shell script and the page. They are read once, for the first package. */
export const verifyPrograms = (): Promise<Programs> => {
  programs ??= read().catch((error: unknown) => {
    programs = undefined
    throw error
  })
  return programs
}
